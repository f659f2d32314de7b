// PDFs are read apart from the page: a large or broken one never holds up a tap.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
