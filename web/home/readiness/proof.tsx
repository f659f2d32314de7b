import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReadinessTask } from '#contract/home/readiness.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/lib/toast.ts';
import { toastPoints } from './task-toasts.ts';
import { ProofPhoto } from './proof-photo.tsx';
import { addProof } from './queries.ts';
import * as t from '#text/home/readiness.ts';

const ACCEPTED = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** Uploads a photo; can be canceled. */
function useSending(task: ReadinessTask) {
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const sending = useMutation({
    ...addProof,
    onSuccess: (changed, ...rest) => {
      const isSaid = toastPoints(changed);
      if (!isSaid) toast({ title: t.photoAdded, text: t.taskIsDone(task.title) });
      return addProof.onSuccess?.(changed, ...rest);
    },
    onError: (error) => {
      if (error.name === 'AbortError') return;
      toast({ title: t.photoNotAdded, text: sentence(error), destructive: true });
    },
  });
  const send = (file: File) => {
    stop.current = new AbortController();
    setShare(0);
    sending.mutate({ taskId: task.id, file, onProgress: setShare, signal: stop.current.signal });
  };
  return { isSending: sending.isPending, share, send, cancel: () => stop.current?.abort() };
}

type ProofProps = { task: ReadinessTask; canEdit: boolean };

/** A task's photo, and how to add or replace it. Optional: checking the task is enough. */
export function Proof({ task, canEdit }: ProofProps) {
  const { isSending, share, send, cancel } = useSending(task);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  if (isSending)
    return (
      <div className="flex items-center gap-3">
        <Progress
          label={t.sendingPhoto(task.title)}
          value={share * 100}
          valueText={`${Math.round(share * 100)} %`}
          className="w-32"
        />
        <Button variant="ghost" size="small" onClick={cancel}>
          {t.cancel}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:justify-end">
      {task.proof && <ProofPhoto task={task} proof={task.proof} canEdit={canEdit} />}
      {canEdit && (
        <>
          <input
            ref={input}
            id={id}
            type="file"
            accept={ACCEPTED}
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = ''; // so that the same photo can be chosen again
              if (file) send(file);
            }}
          />
          <Button
            variant="ghost"
            size="small"
            className="max-sm:-ml-3 sm:-mr-3"
            aria-describedby={`${id}-task`}
            onClick={() => input.current?.click()}
          >
            <Camera className="size-5" aria-hidden="true" />
            {task.proof ? t.newPhoto : t.addPhoto}
          </Button>
          <span id={`${id}-task`} className="sr-only">
            {task.title}
          </span>
        </>
      )}
    </div>
  );
}
