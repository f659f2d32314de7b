/** Privacy Policy: who receives it, security and retention. A new text needs a new version, as in the other parts. */
export const sharingSections = [
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
              'Providers of email, text messages and notifications',
              'Your address or number, and the message',
              'To reach you',
            ],
            [
              'Address search and map providers',
              'The text typed into an address box, without your name or email; map tiles are fetched by your browser',
              'To suggest addresses and draw maps',
            ],
            [
              'Contractors, home advisors, insurers',
              'What you choose to hand over',
              'To repair your home and prepare a claim, at your request',
            ],
            [
              'People you invite to your home',
              'The home with its policies, documents, inventory, plan and history, until you end their access',
              'Your household',
            ],
            [
              'Anyone with a link that you share',
              'The claim packet it was made for, until the link expires or you revoke it',
              'An adjuster, or family',
            ],
            [
              'Analytics and advertising measurement',
              'The path of a public page, only if you said yes',
              'To learn which pages help',
            ],
          ],
        },
      },
      'Providers that work for us are bound by contract. They may use the information only for us, must protect it, and must delete it when the work is done.',
      'We also disclose information when the law requires it, or when we believe in good faith that it is needed to prevent death or serious harm: for example, to tell rescuers that someone who can’t walk may still be at home. We’ll let you know about a legal demand for your information unless the law forbids it.',
      'If our business is sold or merged, your information may pass to the new owner. This policy goes with it, and we’ll let you know before it happens.',
      'Figures that can’t be traced to anyone, such as how many homes an Order affected, may be published or given to councils and researchers.',
    ],
  },
  {
    id: 'security',
    title: 'Security',
    blocks: [
      {
        list: [
          'Everything between your device and us is encrypted.',
          'Stored vault files are encrypted, each with its own key. Those keys are locked by a master key that isn’t in the database.',
          'There are no passwords to steal. You sign in with a passkey or a one-time code.',
          'Sensitive steps ask for a passkey or code again: a new payout card, another email address, an export, a deletion.',
          'Files are checked by their content when they arrive, and served only to the people of the home and to those who have a link that its owner shared.',
          'Our staff can reach only what their work needs, must use a passkey, and we record every change they make.',
          'We keep session tokens, sign-in codes and link tokens only as hashes.',
        ],
      },
      'No system is perfectly safe. If a breach puts your information at risk, we’ll notify you and the authorities without unreasonable delay, as the law requires: what happened, what was affected, what we’re doing, and what you can do.',
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
              '24 hours in which you can change your mind; then we delete it, except for what this table names. Encrypted backups are overwritten within 35 days',
            ],
            [
              'A code made from an ambassador’s or neighbor’s email address, so that no one confirms their own work or gets around a suspension. The address cannot be read from it without a key kept outside our database',
              'As long as the program runs',
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
              'Links you shared, and the log of who opened them: when, on what type of device, from which shortened network address',
              '365 days after the link ended',
            ],
            [
              'Invitations to a home, with the address they were sent to',
              'They work for 7 days and are deleted 30 days later',
            ],
            ['The history of changes to a home', 'As long as the home'],
            [
              'The history of changes to your account, and of what our team did for it',
              'As long as your account; records of what our team did stay, with your number instead of your name',
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
      'We keep anything longer only where the law or a legal claim requires it, and only for that purpose.',
    ],
  },
] as const;
