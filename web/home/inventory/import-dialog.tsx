import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { type ColumnMap, getTemplate, type ImportPreview } from '#contract/home/inventory-lists.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fileAddress } from '#web/lib/download.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/lib/toast.ts';
import { FileButton } from './file-button.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportFindings } from './import-findings.tsx';
import { inItems } from './in-items.ts';
import { importItems, previewImport } from './queries.ts';
import * as t from '#text/home/inventory-import.ts';

const LISTS = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type ImportDialogProps = { homeId: string; open: boolean; onClose: () => void };

/** Imports a list: choose a file, review every error, then import. */
export function ImportDialog({ homeId, open, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogText>{t.text}</DialogText>
        {open && <Steps homeId={homeId} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

/** One key per file: clicking twice, or retrying after a lost response, imports it once. */
type Chosen = { file: File; key: string };

function Steps({ homeId, onClose }: Pick<ImportDialogProps, 'homeId' | 'onClose'>) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = useMutation(previewImport(homeId));
  const bring = useMutation({
    ...importItems(homeId),
    onSettled: (done, error) => {
      if (error || !done) return;
      const left = done.skipped > 0 ? t.leftOut(inItems(done.skipped)) : undefined;
      toast({ title: t.imported(inItems(done.added)), text: left });
      onClose();
    },
  });
  const choose = (file: File) => {
    setChosen({ file, key: crypto.randomUUID() });
    bring.reset();
    look.mutate({ file });
  };
  const remap = (columns: ColumnMap) => {
    if (!chosen) return;
    // A different column mapping is a different import.
    setChosen({ ...chosen, key: crypto.randomUUID() });
    bring.reset();
    look.mutate({ file: chosen.file, columns });
  };
  const failure = look.error ?? bring.error;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <FileButton
          accept={LISTS}
          variant={chosen ? 'outline' : 'primary'}
          onFiles={([file]) => file && choose(file)}
        >
          <FileSpreadsheet className="size-5" aria-hidden="true" />
          {chosen ? t.chooseOther : t.chooseFile}
        </FileButton>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={fileAddress(getTemplate, { params: { homeId }, query: { format } })}
            download
            className={buttonClass({ variant: 'ghost' })}
          >
            <Download className="size-5" aria-hidden="true" />
            {t.template(format.toUpperCase())}
          </a>
        ))}
      </div>
      {failure && (
        <Notice tone="danger" title={t.notImported} live>
          {sentence(failure)}
        </Notice>
      )}
      {look.isPending && !look.data && (
        <p role="status" className="flex items-center gap-2 py-6">
          <Spinner /> {t.reading(chosen?.file.name ?? '')}
        </p>
      )}
      {look.data && chosen && (
        <>
          <p className="truncate font-medium">{chosen.file.name}</p>
          <ImportColumns preview={look.data} onChange={remap} />
          <ImportFindings preview={look.data} />
        </>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {t.cancel}
        </Button>
        {look.data && chosen && canImport(look.data) && (
          <Button
            busy={bring.isPending || look.isPending}
            onClick={() => bring.mutate({ ...chosen, columns: look.data.columns })}
          >
            {t.importRows(inItems(look.data.good))}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

const canImport = (preview: ImportPreview) => preview.good > 0 && preview.good <= preview.free;
