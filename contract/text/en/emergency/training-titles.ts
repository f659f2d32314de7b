/** The training modules. */
export const titles = {
  'know-your-zone': 'Know your zone',
  'lead-a-drill': 'Lead a drill',
  'more-time': 'Neighbors who need more time',
  'go-bags': 'Go bags',
  'home-hardening': 'Home hardening',
  'after-the-fire': 'After the fire',
  privacy: 'Your neighbors’ privacy',
};
