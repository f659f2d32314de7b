/** Terms of Service: conduct, ending and the law. A new text needs a new version, as in the other parts. */
export const conductSections = (brand: string, supportEmail: string) =>
  [
    {
      id: 'prohibited-uses',
      title: 'Prohibited uses',
      blocks: [
        'You may not:',
        {
          list: [
            'give a false address, a false identity or false information to get services or funds;',
            'claim services for a home that is not in the zone, or sell or pass on a room or funds;',
            'hold more than one account, or use the account of another person;',
            'break the law, infringe the rights of others, or harass our staff, partners or ambassadors;',
            'upload malware, or content you have no right to;',
            'probe, overload, scrape or get around the security of the service. If you find a weakness, please tell us;',
            'imitate an official alert, or use the service to spread false information about an emergency;',
            'copy or resell the service, or use it to build a competing one.',
          ],
        },
      ],
    },
    {
      id: 'community',
      title: 'Community program',
      blocks: [
        'Ambassadors are volunteers, not our employees or agents. They follow the rules on the [community page](/community#rules): they never enter evacuated zones and never replace official orders. Taking part is voluntary, and you can stop at any time.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending a membership',
      blocks: [
        {
          terms: [
            [
              'By you',
              'At any time, online, in your account. It takes effect at the end of the billing period you have paid for. Until then all services stay active.',
            ],
            [
              'By us, for a violation',
              'If you violate these terms in a serious way, or obtain services or funds by deceit, we may suspend or terminate your account immediately. We’ll tell you why, and you can ask for a review.',
            ],
            [
              'By us, for another reason',
              "For example because we stop serving an area: with 30 days' notice by email, and we refund the fee for the remaining time.",
            ],
          ],
        },
        'However a membership ends, you have 30 days after that to sign in and export what is yours, unless the law forbids it. If you delete your account sooner, export first. Sections that by their nature continue, such as emergency funds already sent, liability and governing law, survive.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Our rights',
      blocks: [
        `The service, its design, texts, pictures and the name ${brand} belong to us or our licensors. You get a personal right to use the service while these terms apply, which cannot be passed on. If you send us ideas, we may use them without owing you anything.`,
      ],
    },
    {
      id: 'warranty',
      title: 'Disclaimer',
      blocks: [
        'Except for what these terms promise, and as far as the law allows, the service is provided "as is" and "as available", without warranties of any kind, express or implied, including fitness for a particular purpose and non-infringement. Rights that consumers have by law and that cannot be waived remain untouched.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We owe you the benefits of your plan, and nothing here limits them. Beyond that, and as far as the law allows, we are not liable for indirect or consequential loss, for loss caused by the disaster itself, by official decisions, by partners or by networks we do not run; and our total liability for all claims in a year is limited to the fees you paid in the 12 months before the claim, or 500 US dollars if that is more.',
        'Nothing in these terms limits liability for fraud, for willful injury, for gross negligence, for violation of law, or for anything else that cannot be limited under California law.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Law and courts',
      blocks: [
        'These terms are governed by the laws of the State of California. Disputes belong before the state or federal courts in Los Angeles County, California, and you and we accept their jurisdiction. You may also use the small claims court of the county where you live.',
        'Please write to us first: most things can be worked out. If we haven’t resolved it within 30 days, either side may go to court. These terms contain no arbitration clause and no waiver of class actions.',
        'California residents may also contact the Complaint Assistance Unit of the Division of Consumer Services of the California Department of Consumer Affairs, 1625 North Market Boulevard, Suite N 112, Sacramento, California 95834, telephone (800) 952-5210.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms. We notify you by email or in the service, at least 30 days before an important change takes effect, and we say what’s different. If you don’t agree, you can cancel before that day. If you keep using the service after it, you accept the change. A change never applies to an event that was declared before it.',
      ],
    },
    {
      id: 'general',
      title: 'General',
      blocks: [
        'If part of these terms isn’t valid, the rest still applies. If we don’t enforce a right right away, we don’t give it up. You may not transfer this agreement without our consent. We may transfer it to a successor that takes over all duties, and we’ll let you know beforehand. These terms and the documents they name are the whole agreement. We send notices to the email address in your account, so keep it current.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [
        `Write to ${supportEmail} or use the [contact form](/contact). A person answers within 24 hours. In an emergency, call 911.`,
      ],
    },
  ] as const;
