/** The name of each kind of notification, on screen and in emails. */
export const kindNames = {
  evacuation: 'Evacuation alerts',
  security: 'Security alerts',
  'shelter-in-place': 'Shelter in Place',
  advisories: 'Evacuation advisories',
  'red-flag': 'Red Flag Warnings',
  'power-shutoff': 'Power shutoffs',
  'watched-places': 'Places you watch',
  'seasonal-tips': 'Seasonal tips',
  'policy-reminders': 'Policy reminders',
  'recovery-reminders': 'Recovery deadlines',
  'inventory-review': 'Inventory review',
  readiness: 'Readiness',
  'repayment-reminders': 'Repayment reminders',
  'product-news': 'Product news',
};
