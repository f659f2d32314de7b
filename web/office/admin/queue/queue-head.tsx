import { Download } from 'lucide-react';
import { useState } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { countInWords } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/lib/toast.ts';
import { KeysHelp } from './keys-help.tsx';
import type { Selection } from './use-selection.ts';
import * as t from '#text/office/admin-queue.ts';

type QueueHeadProps = {
  /** How many match; undefined until known. */
  total: number | undefined;
  /** More match than that. */
  isCapped: boolean | undefined;
  words: { one: string; many: string };
  /** Set if rows can be selected. */
  selection: Selection<unknown> | undefined;
  onExport: (() => Promise<Blob>) | undefined;
  exportName: string;
};

/** The line above the rows: the count, select all, and export. */
export function QueueHead({ total, isCapped, words, selection, onExport, exportName }: QueueHeadProps) {
  return (
    <div className="-my-1 flex min-h-11 flex-wrap items-center gap-x-4">
      {selection && (
        <Checkbox
          label={t.selectPage}
          disabled={!total}
          checked={selection.isAll}
          indeterminate={selection.ids.size > 0 && !selection.isAll}
          onChange={selection.toggleAll}
        />
      )}
      <p className="tabular text-muted" aria-live="polite">
        {total !== undefined && `${countInWords(total, isCapped)} ${total === 1 ? words.one : words.many}`}
      </p>
      <span className="ml-auto flex">
        {onExport && <ExportButton onExport={onExport} name={exportName} />}
        <KeysHelp hasSelection={selection !== undefined} />
      </span>
    </div>
  );
}

function ExportButton({ onExport, name }: { onExport: () => Promise<Blob>; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      saveFile(await onExport(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({
        title: t.exported,
        text: t.exportedDetail,
      });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.notExported, text: sentence(error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" className="max-sm:px-3" busy={isBusy} onClick={() => void take()}>
      <Download className="size-5" aria-hidden="true" />
      <span className="max-sm:sr-only">{t.exportCsv}</span>
    </Button>
  );
}
