import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getProof, type ReadinessTask } from '#contract/home/readiness.ts';
import { fileAddress } from '#web/lib/download.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { removeProof } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/readiness.ts';

type ProofPhotoProps = {
  task: ReadinessTask;
  proof: NonNullable<ReadinessTask['proof']>;
  canEdit: boolean;
};

/** The upload time is part of the URL, so that the browser doesn't show a cached older photo. */
const addressOf = (taskId: string, size: 'thumb' | 'original', takenAt: string): string =>
  `${fileAddress(getProof, { params: { taskId }, query: { size } })}&at=${encodeURIComponent(takenAt)}`;

/** The photo as a thumbnail; a click shows it in full. */
export function ProofPhoto({ task, proof, canEdit }: ProofPhotoProps) {
  const [isOpen, setOpen] = useState(false);
  const { takenAt } = proof;
  const removing = useMutation({
    ...removeProof,
    onSuccess: (...args) => {
      setOpen(false);
      toast({ title: t.photoRemoved, text: t.taskStays(task.title) });
      return removeProof.onSuccess?.(...args);
    },
    onError: (error) => toast({ title: t.photoNotRemoved, text: sentence(error), destructive: true }),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-3 rounded-control pr-2 text-left text-sm hover:bg-hover"
      >
        <img
          src={addressOf(task.id, 'thumb', takenAt)}
          alt=""
          width={64}
          height={48}
          className="h-12 w-16 rounded-sm border border-line bg-sunken object-cover"
        />
        <span>
          {rich(t.photoOf(<time dateTime={takenAt}>{formatDate(takenAt)}</time>))}
          <span className="sr-only">, {task.title}</span>
        </span>
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent wide>
          <DialogTitle>{task.title}</DialogTitle>
          <DialogText>{t.photoText(formatDate(takenAt))}</DialogText>
          <img
            src={addressOf(task.id, 'original', takenAt)}
            alt={t.photoAlt(task.title)}
            className="max-h-[60dvh] min-h-40 w-full rounded-control bg-sunken object-contain"
          />
          {canEdit && (
            <DialogFooter>
              <Button
                variant="outline"
                busy={removing.isPending}
                busyLabel={t.removing}
                onClick={() => removing.mutate(task.id)}
              >
                {t.removePhoto}
              </Button>
            </DialogFooter>
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}
