import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A real PDF, with words that can be found in its bytes. */
export async function makePdf(title: string, pages = 1): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({ compress: false, size: 'LETTER', info: { Title: title } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => void pdf.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) pdf.addPage();
    pdf.fontSize(28).text(title).moveDown().fontSize(14).text(`Page ${page} of ${pages}`);
    pdf.rect(72, 200, 468, 300).fillAndStroke('#dbe7df', '#1f3d33');
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A real photo of one color. */
export const makeJpeg = async (width = 800, height = 600): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width, height, channels: 3, background: '#7d9a86' } })
      .jpeg()
      .toBuffer(),
  );
