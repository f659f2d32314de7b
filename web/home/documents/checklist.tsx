import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleMinus, FileUp } from 'lucide-react';
import {
  DOCUMENT_GROUPS,
  DOCUMENT_KINDS,
  GROUP_NAMES,
  type ListedKind,
} from '#contract/home/document-kinds.ts';
import type { Document } from '#contract/home/documents.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ACCEPTED_DOCUMENTS } from '#contract/uploads.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { toast } from '#web/lib/toast.ts';
import { type KindOnList, type KindState, progressOf } from './checklist-state.ts';
import { markKind } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/documents.ts';

const STATES: Record<KindState, { icon: typeof CircleCheck; look: string }> = {
  have: { icon: CircleCheck, look: 'text-moss-ink' },
  need: { icon: CircleDashed, look: 'text-amber-ink' },
  'not-applicable': { icon: CircleMinus, look: 'text-muted' },
};
const TONES = { have: 'moss', need: 'amber', 'not-applicable': 'neutral' } as const;

type ChecklistProps = {
  homeId: string;
  list: readonly KindOnList[];
  canEdit: boolean;
  onAdd: (files: File[], kind: ListedKind) => void;
  onOpen: (document: Document) => void;
};

/** What a household needs after a disaster, by FEMA's four groups, linked to the saved documents. */
export function Checklist({ list, ...props }: ChecklistProps) {
  return (
    <div className="grid gap-8">
      {GROUP_NAMES.map((group) => {
        const kinds = list.filter(({ kind }) => DOCUMENT_KINDS[kind].group === group);
        const { inHand, needed } = progressOf(kinds);
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-strong pb-2">
              <h3 id={`group-${group}`} className="font-display text-xl font-semibold">
                {DOCUMENT_GROUPS[group]}
              </h3>
              <p className="text-sm text-muted tabular">{t.savedCount(inHand, needed)}</p>
            </div>
            <ul className="divide-y divide-line">
              {kinds.map((one) => (
                <KindRow key={one.kind} one={one} {...props} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type KindRowProps = Omit<ChecklistProps, 'list'> & { one: KindOnList };

function KindRow({ one: { kind, state, documents }, homeId, canEdit, onAdd, onOpen }: KindRowProps) {
  const { icon: Icon, look } = STATES[state];
  const { title, why } = DOCUMENT_KINDS[kind];
  const mark = useMutation({
    ...markKind,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
  });
  return (
    <li className="flex flex-col gap-x-4 gap-y-2 py-3 sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 gap-3">
        <Icon className={`mt-0.5 size-5 shrink-0 ${look}`} aria-hidden="true" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {title} <Badge tone={TONES[state]}>{t.kindStates[state]}</Badge>
          </p>
          <p className="text-sm text-muted">{why}</p>
          {documents.length > 0 && (
            <ul className="flex flex-wrap gap-x-4">
              {documents.map((document) => (
                <li key={document.id} className="min-w-0">
                  <button
                    type="button"
                    onClick={() => onOpen(document)}
                    className="min-h-11 text-left text-sm text-pine-ink underline underline-offset-4 wrap-anywhere sm:min-h-8"
                  >
                    {document.name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {canEdit && (
        <div className="flex flex-wrap items-center gap-2 pl-8 sm:justify-end sm:pl-0">
          {state === 'not-applicable' ? (
            <Button
              variant="ghost"
              size="small"
              busy={mark.isPending}
              onClick={() => mark.mutate({ homeId, kind, applicable: true })}
            >
              {rich(t.weNeedIt(<span className="sr-only">{title}</span>))}
            </Button>
          ) : (
            <>
              {state === 'need' && (
                <Button
                  variant="ghost"
                  size="small"
                  busy={mark.isPending}
                  onClick={() => mark.mutate({ homeId, kind, applicable: false })}
                >
                  {rich(t.doesNotApply(<span className="sr-only">{title}</span>))}
                </Button>
              )}
              <FilePicker
                accept={ACCEPTED_DOCUMENTS}
                className={buttonClass({ variant: state === 'have' ? 'ghost' : 'outline', size: 'small' })}
                multiple
                onFiles={(files) => onAdd(files, kind)}
              >
                <FileUp className="size-4" aria-hidden="true" />
                {state === 'have' ? t.addAnother : t.addFile} <span className="sr-only">{title}</span>
              </FilePicker>
            </>
          )}
        </div>
      )}
    </li>
  );
}
