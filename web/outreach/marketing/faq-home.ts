import type { FaqGroup } from './faq-entry.ts';

export const homeGroups: readonly FaqGroup[] = [
  {
    id: 'after',
    title: 'Recovery and insurance',
    entries: [
      {
        id: 'recovery',
        question: 'What help is there after the event?',
        keywords: 'rebuild repair contractor cleanup clean up return damage burned lost house smoke damage',
        answer: [
          'Plus and Premium members have a home advisor who knows their case, contractors and vendors sent to the house, and help to prepare the insurance claim. Every member keeps the vault and the concierge.',
        ],
      },
      {
        id: 'not-insurance',
        question: 'Is Hearthline insurance?',
        keywords: 'insured insurer policy homeowners fair plan replace cover damage',
        answer: [
          'No. We do not insure your house or your belongings, and we do not decide claims. Keep your home policy. We get you out, give you a place to sleep, and help you show your insurer what you had.',
        ],
      },
      {
        id: 'claim',
        question: 'How does claim preparation work?',
        keywords: 'insurance adjuster file paperwork documents proof of loss',
        answer: [
          'Your policy, your documents and your inventory are already in HomeVault. After an event we help you put them together as a packet for the adjuster: the home, the policy, and every item with its value. You file the claim with your insurer, and it stays yours.',
        ],
      },
    ],
  },
  {
    id: 'vault',
    title: 'HomeVault and privacy',
    entries: [
      {
        id: 'homevault',
        question: 'What is HomeVault?',
        keywords: 'store storage documents papers passport deed inventory list photos app',
        answer: [
          'The place for what a family needs after a fire: the home and its insurance policy, identity and insurance papers, and an inventory of belongings with their value. It is part of every plan.',
        ],
      },
      {
        id: 'uploads',
        question: 'Which files can I upload?',
        keywords: 'file files photo photos picture video scan size format heic word attach',
        answer: [
          'PDF, JPG and PNG, up to 10 MB for each file, and several at a time. A file that is too large or of another kind is refused by name, with the reason. The others still go up.',
        ],
      },
      {
        id: 'vault-security',
        question: 'Who can see my documents?',
        keywords: 'safe secure security privacy encryption encrypted share hacked staff',
        answer: [
          'You, and the people you invite to your home. You choose who may change things and who may only look, and you can end it at any time. A claim packet can also be shared by a link: whoever has the link can download that packet, until it expires or you take it back. Files are encrypted where they are stored. Exporting your data asks for a fresh passkey or code, so that an open laptop is not enough.',
        ],
      },
      {
        id: 'deleted-files',
        question: 'I deleted a document by mistake. Is it gone?',
        keywords: 'restore recover undo trash bin remove lost file',
        answer: ['Not at once. It stays in the trash for 30 days, and you can take it back from there.'],
      },
      {
        id: 'sign-in',
        question: 'Why is there no password?',
        keywords: 'login log in password forgot reset account locked passkey code face id',
        answer: [
          'Passwords are forgotten and stolen, most of all on a bad night. You sign in with a passkey (your fingerprint, face or screen lock) or with a one-time code sent to your e-mail. You stay signed in for 30 days after your last visit.',
        ],
      },
      {
        id: 'data-sale',
        question: 'Do you sell my data?',
        keywords: 'privacy cookies tracking advertising ads analytics share information',
        answer: [
          'No. Visits are counted only if you say yes, by the path of the page alone, and Global Privacy Control counts as a no. The [Privacy Policy](/privacy-policy) says what we collect and why.',
        ],
      },
      {
        id: 'export-and-delete',
        question: 'Can I take my data with me, or have it deleted?',
        keywords: 'download gdpr ccpa erase remove close account backup',
        answer: [
          'Yes, both. In Settings you can export everything you gave us, files included. You can also delete your account. You have 24 hours to change your mind. Then your data is removed, but for records the law makes us keep.',
        ],
      },
    ],
  },
];
