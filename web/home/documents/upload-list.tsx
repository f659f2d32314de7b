import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, RotateCw, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { KIND_NAMES } from '#contract/home/document-kinds.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatBytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useFocusOnLeave } from '#web/ui/return-focus.ts';
import { toast } from '#web/lib/toast.ts';
import { KindSelect } from './kind-select.tsx';
import { changeDocument } from './queries.ts';
import {
  clearUploads,
  type FileUpload,
  removeUpload,
  retryUpload,
  setUploadKind,
  useUploads,
} from './upload-queue.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/documents.ts';

const STATES = {
  waiting: { icon: Clock, look: 'text-muted' },
  sending: { icon: Upload, look: 'text-sky-ink' },
  done: { icon: CircleCheck, look: 'text-moss-ink' },
  failed: { icon: CircleAlert, look: 'text-danger-ink' },
  refused: { icon: CircleAlert, look: 'text-danger-ink' },
};

function KindOfUpload({ one }: { one: FileUpload }) {
  const change = useMutation({
    ...changeDocument,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
  });
  return (
    <Field label={t.typeOf(one.file.name)} hideLabel className="w-full sm:w-80">
      <KindSelect
        value={one.kind}
        onChange={(event) => {
          const kind = KIND_NAMES.find((name) => name === event.target.value) ?? 'other';
          setUploadKind(one.id, kind);
          if (one.documentId) change.mutate({ homeId: one.homeId, id: one.documentId, kind });
        }}
      />
    </Field>
  );
}

function UploadRow({ one }: { one: FileUpload }) {
  const client = useQueryClient();
  const row = useRef<HTMLLIElement>(null);
  useFocusOnLeave(row);
  const { icon: Icon, look } = STATES[one.state];
  const isOver = one.state !== 'sending' && one.state !== 'waiting';
  const percent = Math.round(one.share * 100);
  const { name, size } = one.file;
  return (
    <li ref={row} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3">
      <Icon className={`size-5 ${look}`} aria-hidden="true" />
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-muted tabular">
          {one.reason ??
            `${t.states[one.state]}${one.state === 'sending' ? `, ${percent} %` : ''} · ${formatBytes(size)}`}
        </p>
      </div>
      <div className="flex items-center">
        {one.state === 'failed' && (
          <Button variant="outline" size="small" onClick={() => retryUpload(client, one.id)}>
            <RotateCw className="size-4" aria-hidden="true" />
            {rich(t.tryAgain(<span className="sr-only">{name}</span>))}
          </Button>
        )}
        <IconButton
          label={isOver ? t.removeFromList(name) : t.cancel(name)}
          onClick={() => removeUpload(one.id)}
        >
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {one.state === 'sending' && (
        <Progress
          className="col-span-3"
          label={t.uploadOf(name)}
          // Fully uploaded, but the server is still checking it.
          value={percent < 100 ? percent : undefined}
          valueText={percent < 100 ? `${percent} %` : t.checking}
        />
      )}
      {one.state !== 'refused' && one.replaces === null && (
        <div className="col-span-3 sm:pl-8">
          <KindOfUpload one={one} />
        </div>
      )}
    </li>
  );
}

/** Uploads in progress and their results, until dismissed. */
export function UploadList({ as = 'h2' }: { as?: 'h2' | 'h3' }) {
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  const over = uploads.filter(({ state }) => state !== 'waiting' && state !== 'sending').length;
  const isOver = over === uploads.length;
  return (
    <Card role="region" aria-labelledby="uploads-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle as={as} id="uploads-title">
          {t.uploads}
        </CardTitle>
        {isOver ? (
          <Button variant="ghost" size="small" onClick={clearUploads}>
            {t.clearList}
          </Button>
        ) : (
          <p className="text-sm text-muted tabular" role="status">
            {t.finishedCount(over, uploads.length)}
          </p>
        )}
      </div>
      <ul className="-my-3 divide-y divide-line">
        {uploads.map((one) => (
          <UploadRow key={one.id} one={one} />
        ))}
      </ul>
    </Card>
  );
}
