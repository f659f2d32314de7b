/** What an adjuster sees behind the link of a claim packet. */

export const title = 'A claim packet for you';
export const opening = 'Opening the link';
export const needsScript = 'This page needs JavaScript to open the link. Turn it on and reload.';
export const notLoaded = 'We couldn’t load the packet';
export const linkStillWorks = 'Your link still works.';
export const made = (at: string) => `Made ${at}`;
export const items = 'Items';
export const costToReplace = 'Cost to replace';
export const notice = (until: string) =>
  `The link works until ${until}. The household sees when you open it and what you download. The household entered these figures.`;
export const downloadPdf = 'Download PDF';
export const pdfText = 'Home, policies, every item with photos.';
export const downloadZip = 'Download ZIP';
export const zipText = 'Original photos and documents, Excel and CSV.';
export const linkOff = 'This link doesn’t work';
export const linkOffText =
  'It may have expired or been revoked, or part of it is missing. Open it again as it was sent. If that doesn’t help, ask the sender for a new one.';
