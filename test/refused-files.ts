import { randomBytes } from 'node:crypto';
import { pdfOf, pngBomb } from './sample-files.ts';

const exe = Buffer.concat([Buffer.from('MZ\x90\0'), randomBytes(5000)]);
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(5000)]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from(
  '%PDF-1.4\n<html><body><script>alert(document.cookie)</script></body></html>\n%%EOF',
);
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), randomBytes(500)]);
/** Files that must be refused as documents: name, content, error code, and how the reason begins. */
export const REFUSED_FILES: [string, Buffer, string, RegExp][] = [
  ['setup.pdf', exe, 'file_not_supported', /^setup\.pdf is a program\./],
  ['papers.pdf', zip, 'file_not_supported', /^papers\.pdf is a ZIP or Office file\. Save it as PDF/],
  ['logo.png', svg, 'file_not_supported', /^logo\.png is a web page or drawing/],
  ['policy.pdf', html, 'file_not_supported', /^policy\.pdf is a PDF with a web page hidden in it/],
  [
    'bomb.png',
    pngBomb(16_384, 16_300),
    'file_too_large',
    /^bomb\.png has 268 megapixels, and 40 is the most/,
  ],
  ['deed.pdf', pdfOf(9000).subarray(0, 5000), 'file_damaged', /^deed\.pdf is cut off before its end/],
  ['IMG_1.heic', heic, 'file_not_supported', /^IMG_1\.heic is a HEIC photo\. Save it as JPG/],
  ['empty.pdf', Buffer.alloc(0), 'file_not_supported', /^empty\.pdf is empty/],
  ['notes.txt', Buffer.from('hello'), 'file_not_supported', /^notes\.txt isn’t a PDF, JPG or PNG/],
  [
    'photo.jpg',
    pdfOf(),
    'file_not_supported',
    /^photo\.jpg is a PDF file by its content.*Rename it to end in \.pdf/,
  ],
  ['policy.exe', pdfOf(), 'file_not_supported', /its name says otherwise/],
  ['../../x\r\n.pdf', exe, 'file_not_supported', /^x\.pdf is a program/],
];
