/**
 * The words of ready-made letters. Insurers read English, so this is what is sent; the other languages say the same, to
 * explain it to the household.
 */
import type { LetterFacts } from '#contract/text/facts.ts';

export const gaps = {
  name: 'your name',
  insurer: 'insurance company',
  policyNumber: 'policy number',
  claimNumber: 'claim number',
  monthlyCost: 'monthly cost of a comparable home',
  contentsAmount: 'amount from your declarations page',
  proofDay: 'day they had your proof of claim',
  decisionDay: '40 days after that day',
};

export const claimsDepartment = 'Claims Department';
export const regulator = {
  CA: 'California Department of Insurance',
  NV: 'Nevada Division of Insurance',
  AZ: 'Arizona Department of Insurance and Financial Institutions',
};

const signed = ({ name, email, address }: LetterFacts) => `Sincerely,\n${name}\n${address}\n${email}`;
const about = (f: LetterFacts) =>
  `Insured property: ${f.address}\nPolicy number: ${f.policyNumber}\nClaim number: ${f.claimNumber}\nDate of loss: ${f.lossDay}`;
/** Not every household has a claim number when it asks for its policy. */
const aboutPolicy = (f: LetterFacts) =>
  `Insured property: ${f.address}\nPolicy number: ${f.policyNumber}\nDate of loss: ${f.lossDay}`;
const letter = (f: LetterFacts, head: string, ...paragraphs: string[]) =>
  [`Dear ${f.dear}:`, head, ...paragraphs.filter((one) => one !== ''), signed(f)].join('\n\n');

const policyCopy = {
  subject: (f: LetterFacts) => `Request for a complete copy of policy ${f.policyNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      aboutPolicy(f),
      'Please send me a complete copy of my policy as it was in force on the date of loss, free of charge. It should include the declarations page, all forms and all endorsements. An electronic copy is fine.',
      f.isCalifornia
        ? 'California Insurance Code section 2084 gives you 30 calendar days from the day you receive this request.'
        : '',
      'Please confirm in writing that you received this letter.',
    ),
};

const claimDocuments = {
  subject: (f: LetterFacts) => `Request for claim documents, claim ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      'Please send me copies of all claim-related documents. These are all documents that relate to the evaluation of my damage. They include estimates and their earlier versions, appraisals, adjuster reports, photos, drawings and scopes of loss. They also include findings of third parties on the amount of loss, coverage and cost of repair.',
      f.isCalifornia
        ? 'The standard fire policy in California Insurance Code section 2071 gives you 15 calendar days from the day you receive this request.'
        : '',
      'If you leave something out because you consider it privileged, please tell me what and why.',
    ),
};

const aleAdvance = {
  subject: (f: LetterFacts) =>
    `Request for an advance of four months of living expenses, claim ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      'My home is a total loss, and a state of emergency was declared. Please advance at least four months of additional living expenses now, as California Insurance Code section 2061(a)(1) provides.',
      `A comparable home in the area costs about ${f.monthlyCost} a month. I can send listings of comparable rentals.`,
      'Please also send the list of items that you consider additional living expenses (California Insurance Code section 2060).',
      'This letter needs an answer. 10 CCR 2695.5(b) gives you 15 calendar days.',
    ),
};

const contentsWithoutList = {
  subject: (f: LetterFacts) => `Contents payment without an itemized list, claim ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      'My furnished home is a total loss, and a state of emergency was declared. Please pay for my personal property without an itemized list, as California Insurance Code section 10103.7(b) provides.',
      `For my date of loss, that is at least ${f.contentsPercent}. By my figures, it is ${f.contentsAmount}. Please tell me in writing if you calculate another amount, and how.`,
      'I don’t give up the rest of my contents coverage. I may claim it later with a list.',
      'This letter needs an answer. 10 CCR 2695.5(b) gives you 15 calendar days.',
    ),
};

const statusAfter40Days = {
  subject: (f: LetterFacts) => `No decision after 40 days, claim ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      `You had my proof of claim on ${f.proofDay}. The 40 calendar days for your decision ended on ${f.decisionDay} (10 CCR 2695.7(b)). I have no record of a decision.`,
      'Please accept or deny my claim in writing, in whole or in part. If you need more time, please tell me in writing what you still need and why, and write again every 30 calendar days until you decide (10 CCR 2695.7(c)(1)).',
      'Please also pay any part that you don’t dispute.',
      'This letter needs an answer. 10 CCR 2695.5(b) gives you 15 calendar days.',
    ),
};

const section = (title: string, lines: string, none: string) => `${title}\n${lines === '' ? none : lines}`;

const complaintSummary = {
  subject: (f: LetterFacts) => `Complaint about ${f.insurer}, claim ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      `Insurance company: ${f.insurer}\n${about(f)}`,
      'I ask for help with how my insurance company has handled this claim. This is a summary from my records.',
      section('Dates that passed by my records:', f.missed, 'None recorded.'),
      section('Adjusters responsible for the claim:', f.adjusters, 'None recorded.'),
      section('Contacts, newest first:', f.contacts, 'None recorded.'),
      'I can send copies of letters, estimates and receipts.',
    ),
};

export const letters = {
  'policy-copy': policyCopy,
  'claim-documents': claimDocuments,
  'ale-advance': aleAdvance,
  'contents-without-list': contentsWithoutList,
  'status-after-40-days': statusAfter40Days,
  'complaint-summary': complaintSummary,
};

/** Titles of deadlines speak to the household; a letter speaks for it. */
const forHousehold = (what: string) => what.replaceAll(/\byour\b/g, 'my').replaceAll(/\byou\b/g, 'me');
export const missedLine = (what: string, day: string, law: string) =>
  `- ${forHousehold(what)}: due ${day} (${law})`;
export const adjusterLine = (name: string, day: string) => `- ${name}, since ${day}`;
export const contactLine = (day: string, how: string, who: string, what: string) =>
  `- ${day}, ${how}, ${who}: ${what}`;
export const promisedLine = (what: string, due: string) =>
  `  Promised: ${what}${due === '' ? '' : `, by ${due}`}`;
export const offerBase = {
  '60-percent': '60% of the personal property limit, up to $350,000',
  '30-percent': '30% of the dwelling limit, up to $250,000',
};

/** Above every letter that we email, and below it. Neither can be edited. */
export const sentFor = (name: string) =>
  `${name} sent this letter with Hearthline. We send it for them and didn’t write or check it. Replies go to ${name}.`;
export const reportMisuse = (address: string) => `Not for you, or a misuse? Write to ${address}.`;
export const pdfFoot = (day: string) => `Sent on ${day}. Kept as it was sent.`;
export const pdfDraft = 'Draft, not sent';
export const toLine = (to: string) => `To: ${to}`;
export const subjectLine = (subject: string) => `Re: ${subject}`;
export const file = 'letter';
/** The entry in the contact log. */
export const logged = (subject: string) => `Letter sent: ${subject}`;
