import { useMutation } from '@tanstack/react-query';
import { type Incident, sendWord } from '#contract/operations-incidents.ts';
import { toast } from '#web/ui/toast.ts';
import { NoteDialog } from './note-dialog.tsx';
import { correctIncident } from './queries.ts';
import { homesWord } from './words.ts';

type CorrectionDialogProps = { incident: Incident; open: boolean; onClose: () => void };

/** The last question before households are told that the order was none. */
export function CorrectionDialog({ incident, open, onClose }: CorrectionDialogProps) {
  const correct = useMutation(correctIncident);
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      title={`Correct ${incident.name}`}
      text={`Services of ${homesWord(incident.homes)} stop, and everybody who got the order is told that it was a mistake. This cannot be taken back.`}
      noteLabel="Your reason, as households read it"
      word={sendWord(incident.homes)}
      action="Send the correction"
      destructive
      onConfirm={async ({ note, confirm }) => {
        const done = await correct.mutateAsync({ id: incident.id, reason: note, confirm });
        toast({
          title: 'Correction sent',
          text: `${homesWord(done.homes)}. ${done.payoutsStopped} payouts stopped, ${done.roomsReleased} rooms given back, ${done.corrected} people told.`,
        });
      }}
    />
  );
}
