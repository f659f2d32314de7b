// PDFs are parsed in a worker, so that a large or broken one never blocks the UI.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
