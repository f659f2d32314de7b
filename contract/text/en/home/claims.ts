/** Claim packets: making them and sharing them by link. */

// The page.
export const claimPacket = 'Claim packet';
export const noHome =
  'A packet shows what your home held and who insures it. Add your home first, then come back.';
export const vaultSafe = 'Everything in your vault is saved.';
export const notLoaded = 'We couldn’t load your packets';
export const notLoadedSafe = 'They’re safe in your vault.';
export const error = 'Error';
export const items = (count: number, counted: string) => `${counted} ${count === 1 ? 'item' : 'items'}`;
export const cardText =
  'Everything an adjuster asks for, in one PDF and one ZIP. Make one before you need it.';
export const newestIs = (made: string, items: string, value: string) =>
  `Your newest packet is from ${made}: ${items}, ${value} to replace.`;
export const openClaimPacket = 'Open claim packet';
export const loading = 'Loading your packets';

// Making one.
export const makeTitle = 'Make a claim packet';
export const makeText =
  'One file for the adjuster: your home, policies, every item with its photos, and the documents you choose. A ZIP holds the originals.';
export const failed = 'We couldn’t finish the last packet';
export const failedText =
  'Nothing in your vault is lost. Try again. If it fails again, write to us, and we’ll make it with you.';
export const tryAgain = 'Try again';
export const make = 'Make packet';
export const makeNew = 'Make new packet';
export const viewOnly = 'You can download packets of this home. Its owner or a member can make new ones.';
export const gettingReady = 'Getting ready';
export const making = 'Making your packet';
export const canLeave = 'You can leave this page. You’ll find the packet here when it’s ready.';
export const loadingDocuments = 'Loading your documents';
export const documentsNotLoaded =
  'We couldn’t load your documents. A packet made now includes policies, deed or lease, mortgage and vehicle titles.';
export const noDocuments = 'Your vault has no documents yet, so the packet won’t include any.';
export const chooseDocuments = 'Documents to include';
export const chooseDocumentsText =
  'Anyone who gets the packet can read them. Adjusters rarely need your ID, health or bank documents.';

// The packets.
export const yourPackets = 'Your packets';
export const noPacket = 'No packet yet';
export const noPacketText =
  'Make one now to see what it looks like before you need it. Make a new one after a loss.';
export const keptText =
  'We keep your three newest packets, plus linked ones, up to five. A packet doesn’t change after you make it; later additions go into the next one.';
export const ready = 'Your packet is ready';
export const readyText = (items: string) => `${items} in a PDF and a ZIP.`;
export const newest = 'Newest';
export const toReplace = (items: string, value: string) => `${items}, ${value} to replace`;
export const skipped = (count: number) =>
  count === 1
    ? 'We couldn’t read 1 file, so it isn’t included. The manifest in the ZIP names it.'
    : `We couldn’t read ${count} files, so they aren’t included. The manifest in the ZIP names them.`;
export const shareButton = <T>(hidden: (words: string) => T, made: string) => [
  'Share by link',
  hidden(` the packet from ${made}`),
];
export const notDownloaded = 'Not downloaded';
export const downloadPdf = 'Download PDF';
export const downloadZip = 'Download ZIP';
export const from = (made: string) => `from ${made}`;

// Sharing one.
export const shareByLink = 'Share by link';
export const shareText =
  'Anyone with the link can download this packet without an account. You can revoke it at any time and see when it’s used.';
export const whoFor = 'Who is this for?';
export const whoForHint = 'Only your household sees this.';
export const whoForExample = 'Dana Reyes, adjuster';
export const expires = 'Link expires after';
export const days = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
export const cancel = 'Cancel';
export const makeLink = 'Create link';
export const copyNow = 'Copy the link now';
export const copyText = (until: string) =>
  `We don’t keep a copy, so you’ll only see it here. It works until ${until}.`;
export const link = 'Link';
export const notCopied = 'Your browser didn’t let us copy. Select the link and copy it.';
export const sendCarefully = 'Send it to one person, as carefully as a copy of your passport.';
export const done = 'Done';
export const copied = 'Copied';
export const copyLink = 'Copy link';

// Shared links.
export const sharedLinks = 'Shared links';
export const sharedLinksText = 'Who you shared a packet with, and each time a link was used.';
export const loadingLinks = 'Loading shared links';
export const linksNotLoaded = 'We couldn’t load shared links';
export const noLinks = 'No links yet. Share a packet above when someone needs it.';
export const noLinksViewer = 'No links yet. The owner of this home can share a packet.';
export const linkStates = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};
export const revokedAt = (at: string) => `Revoked ${at}`;
export const worksUntil = (at: string) => `Works until ${at}`;
export const expiredAt = (at: string) => `Expired ${at}`;
export const packetOf = (end: string, made: string) => `${end}. Packet from ${made}.`;
export const notUsedYet = 'Not used yet.';
export const used = (count: number, counted: string) => (count === 1 ? 'Used once' : `Used ${counted} times`);
export const earlier = (counted: string) => `${counted} earlier.`;
export const network = (device: string, network: string) => `${device}, network ${network}`;
export const actions = {
  opened: 'Opened the link',
  'took-pdf': 'Downloaded the PDF',
  'took-zip': 'Downloaded the ZIP',
};
export const revokeButton = <T>(hidden: (words: string) => T, label: string) => [
  'Revoke',
  hidden(` the link for ${label}`),
];
export const revokeQuestion = 'Revoke this link?';
export const revokeText = (label: string) =>
  `The link for ${label} stops working right away. They keep anything they’ve already downloaded.`;
export const revoke = 'Revoke';
export const revoked = 'Link revoked';
export const revokedText = (label: string) => `${label} can no longer open the packet.`;
