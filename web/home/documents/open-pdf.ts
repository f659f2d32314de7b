import { getDocument, PDFWorker, type PDFDocumentProxy, version } from 'pdfjs-dist';

/** Why a PDF does not open. */
export type PdfTrouble = 'locked' | 'damaged';
export type OpenPdf = { pdf: PDFDocumentProxy; close: () => void };

/** Fonts, character maps and decoders that some PDFs need; vite.config.ts puts them beside the scripts. */
const DATA = `/assets/pdf-${version}`;

/** Opens a PDF for looking at: no scripts, no forms, nothing fetched from anywhere but here. */
export async function openPdf(blob: Blob): Promise<OpenPdf> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const pdf = await getDocument({
      data: new Uint8Array(await blob.arrayBuffer()),
      worker,
      cMapUrl: `${DATA}/cmaps/`,
      iccUrl: `${DATA}/iccs/`,
      standardFontDataUrl: `${DATA}/standard_fonts/`,
      wasmUrl: `${DATA}/wasm/`,
      enableXfa: false,
    }).promise;
    return { pdf, close };
  } catch (error) {
    close();
    throw error;
  }
}

export const troubleOf = (error: unknown): PdfTrouble =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
