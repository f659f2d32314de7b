import { useMutation } from '@tanstack/react-query';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import { toast } from '#web/lib/toast.ts';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { correctIncident } from './queries.ts';
import { countWord, homesWord } from './words.ts';
import * as t from '#text/office/operations-incident.ts';

type CorrectionDialogProps = {
  incidentId: string;
  /** Only this zone; omit for the whole incident. */
  zoneId?: string;
  name: string;
  homes: number;
  onClose: () => void;
};

/** The last confirmation before households are notified that the order was a mistake. */
export function CorrectionDialog({ incidentId, zoneId, name, homes, onClose }: CorrectionDialogProps) {
  const correct = useMutation(correctIncident);
  return (
    <NoteDialog
      open
      onClose={onClose}
      title={t.correctName(name)}
      text={zoneId ? t.correctZoneDetail(homesWord(homes)) : t.correctDetail(homesWord(homes))}
      noteLabel={t.reasonForHouseholds}
      word={sendConfirmationText(homes)}
      action={t.sendCorrection}
      destructive
      onConfirm={async ({ note, confirm }) => {
        const asked = { id: incidentId, reason: note, confirm };
        const done = await correct.mutateAsync(zoneId ? { ...asked, zoneId } : asked);
        toast({
          title: t.correctionSent,
          text: t.corrected(
            homesWord(done.homes),
            countWord(done.payoutsStopped, 'payout'),
            countWord(done.roomsReleased, 'room'),
            countWord(done.corrected, 'person'),
          ),
        });
      }}
    />
  );
}
