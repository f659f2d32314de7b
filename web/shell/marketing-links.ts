/** The public header's menu, in order. */
export const marketingLinks: readonly { label: string; to: string }[] = [
  { label: 'How it works', to: '/#welcome' },
  { label: 'Protection plans', to: '/#pricing' },
];
