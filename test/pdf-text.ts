import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Every word of a PDF, page after page. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(content), useSystemFonts: false });
  const pdf = await task.promise;
  let text = '';
  for (let n = 1; n <= pdf.numPages; n += 1) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    text += `${items.map((item) => ('str' in item ? item.str : '')).join(' ')}\n`;
  }
  await task.destroy();
  return text.replaceAll(/\s+/g, ' ');
}
