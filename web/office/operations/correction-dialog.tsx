import { useMutation } from '@tanstack/react-query';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import { toast } from '#web/lib/toast.ts';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { correctIncident } from './queries.ts';
import { countWord, homesWord } from './words.ts';

type CorrectionDialogProps = {
  incidentId: string;
  /** Only this zone; omit for the whole incident. */
  zoneId?: string;
  name: string;
  homes: number;
  onClose: () => void;
};

/** The last confirmation before households are told that the order was a mistake. */
export function CorrectionDialog({ incidentId, zoneId, name, homes, onClose }: CorrectionDialogProps) {
  const correct = useMutation(correctIncident);
  return (
    <NoteDialog
      open
      onClose={onClose}
      title={`Correct ${name}`}
      text={`Services of ${homesWord(homes)} stop${zoneId ? ', unless another order covers them' : ''}, and everybody who got the order is told that it was a mistake. This cannot be taken back.`}
      noteLabel="Your reason, as households read it"
      word={sendConfirmationText(homes)}
      action="Send the correction"
      destructive
      onConfirm={async ({ note, confirm }) => {
        const asked = { id: incidentId, reason: note, confirm };
        const done = await correct.mutateAsync(zoneId ? { ...asked, zoneId } : asked);
        toast({
          title: 'Correction sent',
          text: `${homesWord(done.homes)}. ${countWord(done.payoutsStopped, 'payout')} stopped, ${countWord(done.roomsReleased, 'room')} released, ${countWord(done.corrected, 'person', 'people')} told.`,
        });
      }}
    />
  );
}
