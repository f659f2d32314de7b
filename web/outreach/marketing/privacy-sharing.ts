import type { LegalSection } from './legal-text.ts';

export const sharingSections: readonly LegalSection[] = [
  {
    id: 'sharing',
    title: 'Who receives information',
    blocks: [
      'We do not sell personal information. We give it to others only as follows, and only what each of them needs.',
      {
        table: {
          caption: 'Who receives what',
          columns: ['Who', 'What they get', 'Why'],
          rows: [
            [
              'Hotels',
              'Name, arrival, number of people, animals and access needs',
              'To hold and open your room',
            ],
            [
              'Partners for boarding, child care, food, transport and supplies',
              'Name, contact and what the service needs',
              'To serve you when you or your plan ask for it',
            ],
            [
              'Our response network and concierge staff',
              'Your case during an event',
              'To guide you and coordinate help',
            ],
            [
              'Payment and payout providers',
              'Card details you enter with them, amounts, a reference to you',
              'To take payments and send emergency cash',
            ],
            [
              'Providers of hosting, storage and databases',
              'What we store, encrypted as described below',
              'To run the service',
            ],
            [
              'Providers of e-mail, text messages and notifications',
              'Your address or number, and the message',
              'To reach you',
            ],
            [
              'Address search and map providers',
              'The text typed into an address box, without your name or e-mail; map tiles are fetched by your browser',
              'To suggest addresses and draw maps',
            ],
            [
              'Contractors, home advisors, insurers',
              'What you choose to hand over',
              'To repair your home and prepare a claim, at your request',
            ],
            [
              'People you invite to your home',
              'The home with its policies, documents, inventory, plan and history, until you end it',
              'Your household',
            ],
            [
              'Whoever has a link that you share',
              'The claim packet it was made for, until the link expires or you take it back',
              'An adjuster, or family',
            ],
            [
              'Analytics and advertising measurement',
              'The path of a public page, only after you said yes',
              'To learn which pages help',
            ],
          ],
        },
      },
      'Providers that work for us are bound by contract. They may use the information only for us, must protect it, and must delete it when the work is done.',
      'We also disclose information when the law requires it, or when we believe in good faith that it is needed to prevent death or serious harm: for example, to tell rescuers that somebody who cannot walk may still be at home. We tell you about a legal demand for your information unless the law forbids it.',
      'If our business is sold or merged, your information may pass to the new owner. This policy goes with it, and you hear about it before it happens.',
      'Figures that cannot be traced to anyone, such as how many homes an Order touched, may be published or given to councils and researchers.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    blocks: [
      {
        list: [
          'Everything travels encrypted between your device and us.',
          'Vault files are encrypted where they are stored, each with a key of its own. Those keys are locked by a master key that is not in the database.',
          'There are no passwords to steal. You sign in with a passkey or a one-time code.',
          'Sensitive steps ask for a fresh passkey or code: a new payout card, another e-mail address, an export, a deletion.',
          'Files are checked by their content when they arrive, and served only to the people of the home and to those who have a link that its owner shared.',
          'Our staff can reach only what their work needs, must use a passkey, and every change they make is recorded.',
          'Session tokens, sign-in codes and link tokens are kept only as hashes.',
        ],
      },
      'No system is perfectly safe. If a breach puts your information at risk, we tell you and the authorities without unreasonable delay, as the law requires: what happened, what was affected, what we do, and what you can do.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      'We keep information for as long as we need it for the purpose it was given, and then delete it.',
      {
        table: {
          caption: 'How long we keep each kind',
          columns: ['What', 'How long'],
          rows: [
            ['Account, homes, vault, inventory, emergency preferences', 'As long as you have an account'],
            [
              'All of it after you delete your account',
              '24 hours in which you can change your mind; then it is removed, except for what this table names. Encrypted backups are overwritten within 35 days',
            ],
            [
              'A code made from your email address, so that welcome points are given once per person. The address cannot be read from it without a key kept outside our database',
              'As long as we give welcome points, also after you delete your account',
            ],
            [
              'Your earlier email address after you change it, so that the change can be undone',
              '7 days, or until you delete your account',
            ],
            ['Documents and inventory in the trash', '30 days'],
            ['Claim packets', 'The last three of each home'],
            [
              'Links you shared, and the log of who opened them: when, on what kind of device, from which shortened network address',
              '365 days after the link ended',
            ],
            [
              'Invitations to a home, with the address they were sent to',
              'They work for 7 days and are deleted 30 days later',
            ],
            ['The history of changes to a home', 'As long as the home'],
            [
              'The history of changes to your account, and of what our team did for it',
              'As long as your account; what our team did stays, with your number in place of your name',
            ],
            [
              'The evacuation plan kept on your device',
              'Until you sign out on it, or turn it off on the plan page',
            ],
            [
              'Waitlist entries',
              'Until you join, 30 days after you leave the list (so that leaving can be undone), at most 24 months after you last asked',
            ],
            ['Contact messages and conversations', '24 months after the last message'],
            [
              'Payments, invoices, payouts, bookings and the events that started them',
              '7 years, for tax and accounting',
            ],
            ['Sessions', '30 days from last use'],
            ['Sign-in codes', '10 minutes; a record of the attempt for 2 days'],
            ['Server logs', '30 days'],
            ['Records of consent and of privacy requests', '24 months'],
          ],
        },
      },
      'We keep something longer only where the law or a legal claim requires it, and only for that.',
    ],
  },
];
