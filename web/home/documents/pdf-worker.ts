// PDFs are parsed in a worker, so that a large or broken one never blocks the UI.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
