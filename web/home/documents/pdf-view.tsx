import { FileLock2, FileWarning } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type OpenPdf, openPdf, type PdfTrouble, troubleOf } from './open-pdf.ts';
import { DocumentSkeleton } from './document-skeleton.tsx';
import * as t from '#text/home/documents.ts';

const TROUBLES = {
  locked: {
    icon: FileLock2,
    title: t.hasPassword,
    text: t.hasPasswordText,
  },
  damaged: {
    icon: FileWarning,
    title: t.cannotShow,
    text: t.cannotShowText,
  },
};

/** A higher pixel ratio costs memory without a visible difference. */
const MOST_PIXEL_RATIO = 2;
const WIDEST = 1000;

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; zoom: number; name: string };

/**
 * One page, drawn when it comes near the viewport. Until then it's a placeholder shaped like the first page.
 */
function PdfPage({ pdf, number, zoom, name }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [shape, setShape] = useState('17 / 22');
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px',
    });
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return;
    let cancel = () => {};
    let isWanted = true;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      setShape(`${whole.width} / ${whole.height}`);
      const width = frame.current?.clientWidth ?? 0;
      if (!isWanted || !canvas.current || width === 0) return;
      const ratio = Math.min(devicePixelRatio, MOST_PIXEL_RATIO);
      const viewport = page.getViewport({ scale: (width / whole.width) * ratio });
      // Drawn off screen and copied at once, so that no page appears half drawn or blank while zooming.
      const aside = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const task = page.render({
        canvas: null,
        canvasContext: aside.getContext('2d') as unknown as CanvasRenderingContext2D,
        viewport,
      });
      cancel = () => task.cancel();
      await task.promise;
      if (!isWanted || !canvas.current) return;
      canvas.current.width = aside.width;
      canvas.current.height = aside.height;
      canvas.current.getContext('2d')?.drawImage(aside, 0, 0);
      canvas.current.dataset['drawn'] = '';
    };
    draw().catch(() => {}); // canceled, or a page that can't be drawn: it stays blank
    return () => {
      isWanted = false;
      cancel();
    };
  }, [pdf, number, zoom, isNear]);
  return (
    <div
      ref={frame}
      style={{ width: `${zoom * 100}%`, maxWidth: `${zoom * WIDEST}px`, aspectRatio: shape }}
      className="mx-auto shrink-0 overflow-hidden rounded-sm border border-line bg-white shadow-float"
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t.pageOf(name, number, pdf.numPages)}
        className="block size-full"
      />
    </div>
  );
}

type PdfViewProps = { blob: Blob; name: string; zoom: number };

/** A PDF, pages stacked vertically. */
export function PdfView({ blob, name, zoom }: PdfViewProps) {
  const [open, setOpen] = useState<OpenPdf | null>(null);
  const [trouble, setTrouble] = useState<PdfTrouble | null>(null);
  useEffect(() => {
    let isWanted = true;
    const opening = openPdf(blob);
    opening.then(
      (made) => isWanted && setOpen(made),
      (error: unknown) => isWanted && setTrouble(troubleOf(error)),
    );
    return () => {
      isWanted = false;
      opening.then(({ close }) => close()).catch(() => {}); // a PDF that failed to open has closed itself
    };
  }, [blob]);
  if (trouble) return <EmptyState {...TROUBLES[trouble]} className="mx-auto max-w-xl bg-raised" />;
  if (!open) return <DocumentSkeleton />;
  return (
    <div className="grid gap-3">
      {Array.from({ length: open.pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={open.pdf} number={index + 1} zoom={zoom} name={name} />
      ))}
    </div>
  );
}
