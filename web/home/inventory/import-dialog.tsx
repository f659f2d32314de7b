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
import { importItems, previewImport } from './queries.ts';

const LISTS = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const items = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

type ImportDialogProps = { homeId: string; open: boolean; onClose: () => void };

/** Imports a list: choose a file, review every error, then import. */
export function ImportDialog({ homeId, open, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>Import a list</DialogTitle>
        <DialogText>
          CSV or XLSX, up to 5,000 rows. You see what would be added before anything is written.
        </DialogText>
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
      const left = done.skipped > 0 ? `${items(done.skipped)} left out.` : undefined;
      toast({ title: `${items(done.added)} imported`, text: left });
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
          {chosen ? 'Choose another file' : 'Choose a file'}
        </FileButton>
        {(['xlsx', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={fileAddress(getTemplate, { params: { homeId }, query: { format } })}
            download
            className={buttonClass({ variant: 'ghost' })}
          >
            <Download className="size-5" aria-hidden="true" />
            Template ({format.toUpperCase()})
          </a>
        ))}
      </div>
      {failure && (
        <Notice tone="danger" title="Nothing was imported" live>
          {sentence(failure)}
        </Notice>
      )}
      {look.isPending && !look.data && (
        <p role="status" className="flex items-center gap-2 py-6">
          <Spinner /> Reading {chosen?.file.name}
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
          Cancel
        </Button>
        {look.data && chosen && canImport(look.data) && (
          <Button
            busy={bring.isPending || look.isPending}
            onClick={() => bring.mutate({ ...chosen, columns: look.data.columns })}
          >
            Import {items(look.data.good)}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

const canImport = (preview: ImportPreview) => preview.good > 0 && preview.good <= preview.free;
