// The build for older browsers: the other one needs iOS 18.2.
import { getDocument, PDFWorker, type PDFDocumentProxy, version } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why a PDF can't be opened. */
export type PdfTrouble = 'locked' | 'damaged';
export type OpenPdf = { pdf: PDFDocumentProxy; close: () => void };

/** Fonts, character maps and decoders that some PDFs need; vite.config.ts copies them next to the scripts. */
const DATA = `/assets/pdf-${version}`;

/** Opens a PDF for viewing: no scripts, no forms, and nothing fetched from other origins. */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const failed = new Promise<never>((_resolve, reject) => {
      // The viewer would wait for a worker that never starts.
      port.addEventListener('error', () => reject(new Error('The PDF worker did not start')), { once: true });
    });
    failed.catch(() => {}); // it may fail before anyone waits for it
    const opening = getDocument({
      data: new Uint8Array(await blob.arrayBuffer()),
      worker,
      cMapUrl: `${DATA}/cmaps/`,
      iccUrl: `${DATA}/iccs/`,
      standardFontDataUrl: `${DATA}/standard_fonts/`,
      wasmUrl: `${DATA}/wasm/`,
      enableXfa: false,
    });
    return { pdf: await Promise.race([opening.promise, failed]), close };
  } catch (error) {
    close();
    throw error;
  }
}

export const troubleOf = (error: unknown): PdfTrouble =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
