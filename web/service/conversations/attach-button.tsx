import { Paperclip } from 'lucide-react';
import { ACCEPTED_DOCUMENTS, MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';
import * as t from '#text/service/conversations.ts';

/** Picks photos or documents to send. The server checks what they are. */
export function AttachButton({
  onFiles,
  onRefused,
  disabled,
}: {
  onFiles: (files: File[]) => void;
  onRefused: (why: string) => void;
  disabled?: boolean;
}) {
  return (
    <FilePicker
      accept={ACCEPTED_DOCUMENTS}
      className={buttonClass({ variant: 'outline' })}
      multiple
      disabled={disabled}
      onFiles={(files) => {
        const large = files.find(({ size }) => size > MOST_UPLOAD_BYTES);
        if (large) return onRefused(t.fileTooLarge(large.name));
        onFiles(files);
      }}
    >
      <Paperclip className="size-5" aria-hidden="true" />
      {t.addFile}
    </FilePicker>
  );
}
