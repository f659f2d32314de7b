/** Privacy Policy: rights, and how to reach us. A new text needs a new version, as in the other parts. */
export const rightsSections = (supportEmail: string) =>
  [
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you can ask for the following, free of charge.',
        {
          terms: [
            ['Access', 'See what we hold about you. Most of it is in your account.'],
            ['Correction', 'Fix what’s wrong, in your account or through us.'],
            [
              'Deletion',
              'Delete single records, or your whole account in Settings. Records the law makes us keep, and the few others named under How long we keep it, stay until their time is up.',
            ],
            [
              'Portability',
              'Export everything you gave us, files included, in formats other programs can read.',
            ],
            [
              'Opt-out',
              'Say no to analytics, advertising measurement, news about the product, and any alert you don’t want. You still get messages about your safety and your contract while you’re a member.',
            ],
          ],
        },
        `Use Settings, the [contact form](/contact) or ${supportEmail}. We confirm your request within 10 business days and answer within 45 days. If we need more time, we’ll tell you why and take at most another 45 days. To protect you, we verify who is asking: by your sign-in, or by a code to the email address on file.`,
        'If we refuse a request, we give the reason. You can appeal to another person on our team, and you can contact the authorities named below.',
      ],
    },
    {
      id: 'california',
      title: 'California privacy rights',
      blocks: [
        'This section is for California residents, under the California Consumer Privacy Act as amended by the California Privacy Rights Act.',
        { heading: 'What we collected in the last 12 months' },
        {
          table: {
            caption: 'Categories of personal information',
            columns: ['Category', 'Examples', 'Disclosed to'],
            rows: [
              [
                'Identifiers',
                'Name, email, home address, IP address',
                'Hotels and other partners; hosting, message, address and payment providers',
              ],
              [
                'Customer records',
                'Insurance policy, payment records',
                'Payment providers; insurers and contractors at your request',
              ],
              [
                'Protected characteristics',
                'Age, disability, if you tell us',
                'Hotels and partners, as far as needed',
              ],
              [
                'Commercial information',
                'Plan, purchases, delivery addresses, points',
                'Payment providers; partners that fulfill a purchase',
              ],
              [
                'Internet activity',
                'Pages by path, actions in the app',
                'Hosting; analytics and advertising measurement, only if you said yes',
              ],
              ['Geolocation', 'The point of your home', 'Hosting; our response network during an event'],
              [
                'Audio, visual or similar',
                'Photos and documents you upload',
                'Hosting; people you share with',
              ],
              ['Inferences', 'Readiness score; whether a zone contains your home', 'Hosting'],
              [
                'Sensitive personal information',
                'Precise location of your home, health and access needs, identity documents, payout account',
                'Hosting; hotels and partners, as far as needed; payout providers',
              ],
            ],
          },
        },
        'The sources, purposes and recipients are described above, and the periods under [How long we keep it](#retention).',
        { heading: 'Your rights' },
        {
          list: [
            'To know what we collect, use and disclose, and to get a copy.',
            'To delete what we collected from you, and to correct what is wrong.',
            'To opt out of sale and sharing. We do not sell personal information and have not done so in the last 12 months. Advertising measurement by Meta may count as sharing under California law. It stays off unless you say yes, and you can change your choice under "Your privacy choices".',
            'To limit the use of sensitive personal information. We use it only to provide the services you asked for, to keep them secure and as the law allows, so there is nothing left to limit. You can still ask, and you can remove it.',
            'Not to be treated worse for using your rights. No price and no service depends on it.',
          ],
        },
        'We honor Global Privacy Control as a request to opt out for the browser that sends it. While you are signed in, nothing is shared in this way at all. We do not sell or share information of people we know to be under 16.',
        'You may name an agent to make a request for you. We need your signed permission and may ask you to confirm it.',
        `Under California's "Shine the Light" law you may ask once a year whether we gave personal information to others for their own direct marketing. We do not.`,
        'If you’re not satisfied with our answer, you can contact the California Privacy Protection Agency or the Attorney General of California.',
      ],
    },
    {
      id: 'children',
      title: "Children's privacy",
      blocks: [
        'Our service is for adults. You must be 18 or older to have an account. We do not serve children under 13 and do not knowingly collect information from them.',
        'A member may record the children of the household, such as a first name and an age, so rooms and help fit the family. It belongs to the member’s account, and we use it for nothing else. If you believe a child has given us information, write to us and we’ll delete it.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International transfers',
      blocks: [
        'We offer our service in the United States and keep our data there. If you use it from another country, your information is transferred to the United States, whose laws may differ from yours. Where a provider works from elsewhere, we bind it by contract to protect the information as this policy says.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'We change this policy when the service or the law changes. The date at the top shows when. We notify you by email or in the service before an important change takes effect, and we ask for your consent where the law requires it. Earlier versions are available on request.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        `Write to ${supportEmail} or use the [contact form](/contact). A person answers within 24 hours. Put "Privacy" in the subject so we can route it quickly.`,
      ],
    },
  ] as const;
