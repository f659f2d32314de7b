/** Questions about recovery, HomeVault and privacy. */
export const homeGroups = [
  {
    id: 'after',
    title: 'Recovery and insurance',
    entries: [
      {
        id: 'recovery',
        question: 'What help is there after the event?',
        keywords: 'rebuild repair contractor cleanup clean up return damage burned lost house smoke damage',
        answer: [
          'Plus and Premium members have a home advisor who knows their case, contractors and vendors dispatched to the house, and help with the insurance claim. Every member keeps the vault and the concierge.',
        ],
      },
      {
        id: 'not-insurance',
        question: 'Is Hearthline insurance?',
        keywords: 'insured insurer policy homeowners fair plan replace cover damage',
        answer: [
          'No. We don’t insure your house or your belongings, and we don’t decide claims. Keep your home policy. We help you get out, find you a place to sleep, and help you show your insurer what you had.',
        ],
      },
      {
        id: 'claim',
        question: 'How does claim preparation work?',
        keywords: 'insurance adjuster file paperwork documents proof of loss',
        answer: [
          'Your policy, your documents and your inventory are already in HomeVault. After an event we help you put them together as a packet for the adjuster: the home, the policy, and every item with its value. You file the claim with your insurer.',
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
          'The place for what a family needs after a fire: the home and its insurance policy, identity and insurance documents, and an inventory of your belongings with their value. It’s part of every plan.',
        ],
      },
      {
        id: 'uploads',
        question: 'Which files can I upload?',
        keywords: 'file files photo photos picture video scan size format heic word attach',
        answer: [
          'PDF, JPG and PNG, up to 10 MB for each file, and several at a time. If a file is too large or of another type, we’ll say which one and why. The others still upload.',
        ],
      },
      {
        id: 'vault-security',
        question: 'Who can see my documents?',
        keywords: 'safe secure security privacy encryption encrypted share hacked staff',
        answer: [
          'You, and the people you invite to your home. You choose who can edit and who can only view, and you can end their access at any time. You can also share a claim packet by link: anyone with the link can download that packet until it expires or you revoke it. Stored files are encrypted. To export your data, you confirm with a passkey or code, so an open laptop isn’t enough.',
        ],
      },
      {
        id: 'deleted-files',
        question: 'I deleted a document by mistake. Is it gone?',
        keywords: 'restore recover undo trash bin remove lost file',
        answer: ['Not right away. It stays in the trash for 30 days, and you can restore it from there.'],
      },
      {
        id: 'sign-in',
        question: 'Why is there no password?',
        keywords: 'login log in password forgot reset account locked passkey code face id',
        answer: [
          'Passwords get forgotten and stolen, and a bad night makes it worse. You sign in with a passkey (your fingerprint, face or screen lock) or with a one-time code we email you. You stay signed in for 30 days after your last visit.',
        ],
      },
      {
        id: 'data-sale',
        question: 'Do you sell my data?',
        keywords: 'privacy cookies tracking advertising ads analytics share information',
        answer: [
          'No. We count visits only if you say yes, and only by the path of the page. We honor Global Privacy Control. The [Privacy Policy](/privacy-policy) says what we collect and why.',
        ],
      },
      {
        id: 'export-and-delete',
        question: 'Can I take my data with me, or have it deleted?',
        keywords: 'download gdpr ccpa erase remove close account backup',
        answer: [
          'Yes, both. In Settings you can export everything you gave us, files included. You can also delete your account. You have 24 hours to change your mind. Then we delete your data, except for records the law makes us keep.',
        ],
      },
    ],
  },
];
