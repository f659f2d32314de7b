/** Types of documents a household needs after a disaster. Keys are stored and never change. */

export const groups = {
  identification: 'Household identification',
  financial: 'Financial and legal',
  medical: 'Medical',
  contacts: 'Household contacts',
};
export const kinds = {
  'photo-id': { title: 'Photo ID', why: 'Checkpoints, banks and aid desks ask for it first.' },
  'birth-certificate': {
    title: 'Birth certificates',
    why: 'With one you can replace nearly every other document.',
  },
  'social-security-card': {
    title: 'Social Security cards',
    why: 'FEMA asks for a Social Security number when you apply for help.',
  },
  citizenship: {
    title: 'Passport, green card or naturalization',
    why: 'Shows who can get which federal help, and is slow to replace.',
  },
  'family-record': {
    title: 'Marriage, divorce or custody papers',
    why: 'Shows who can decide, inherit, and pick up a child.',
  },
  'military-record': {
    title: 'Military record (DD-214)',
    why: 'Opens veterans’ benefits, loans and housing help.',
  },
  'pet-record': {
    title: 'Pet ID and vaccinations',
    why: 'Shelters and hotels ask for them at the door. A photo proves the pet is yours.',
  },
  'insurance-policy': {
    title: 'Insurance policies',
    why: 'The declarations page says what is covered and for how much.',
  },
  'deed-or-lease': { title: 'Deed or lease', why: 'Proves that you own or rent the home in your claim.' },
  mortgage: {
    title: 'Mortgage or loan documents',
    why: 'Lenders can pause payments after a disaster. You need the account number.',
  },
  'vehicle-title': {
    title: 'Vehicle titles and registration',
    why: 'Insurers ask for the title before they pay for a lost car.',
  },
  'tax-return': {
    title: 'Last tax return',
    why: 'Disaster loans and the casualty-loss deduction are based on it.',
  },
  'will-or-trust': { title: 'Will or trust', why: 'A copy in a second place survives if the house doesn’t.' },
  'power-of-attorney': { title: 'Power of attorney', why: 'Lets someone you trust sign when you can’t.' },
  'bank-statement': {
    title: 'Bank and card statements',
    why: 'With the account numbers on hand, you can reach your money.',
  },
  'income-proof': { title: 'Proof of income or benefits', why: 'Aid, rentals and loans ask what you earn.' },
  'health-insurance-card': {
    title: 'Health insurance cards',
    why: 'A hospital far from home can check your coverage at once.',
  },
  immunizations: {
    title: 'Immunization records',
    why: 'Schools and shelters admit children faster with them.',
  },
  prescriptions: {
    title: 'Prescriptions',
    why: 'With the name and dose, a California pharmacist can refill it in an emergency.',
  },
  'physician-orders': {
    title: 'Doctors’ orders and care plans',
    why: 'Tells a new doctor what yours already knows.',
  },
  'medical-devices': {
    title: 'Medical devices',
    why: 'Model and serial numbers help replace a lost oxygen or CPAP machine.',
  },
  'advance-directive': { title: 'Advance directive', why: 'Says what care you want when you can’t say it.' },
  'emergency-contacts': {
    title: 'Emergency contacts',
    why: 'Phone batteries die. A list tells helpers who to call.',
  },
  'work-school-contacts': {
    title: 'Employer and school contacts',
    why: 'One call to each lets them know you’re okay.',
  },
  'insurer-contacts': {
    title: 'Insurer and agent contacts',
    why: 'A claim starts with one call. Keep the number with your policy.',
  },
  'utility-contacts': {
    title: 'Utility and repair contacts',
    why: 'They shut off gas, water and power, and turn them back on.',
  },
  other: { title: 'Other document', why: 'Anything else you’d want to have.' },
};

export const containsNone = 'Contains no documents.';
export const contains = (count: number, kinds: string) =>
  `Contains ${count} ${count === 1 ? 'document' : 'documents'}: ${kinds}.`;
