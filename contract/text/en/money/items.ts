/** The built-in items of the market. What an administrator adds is shown as written. */
export const items = {
  'lumber-drywall': {
    name: 'Lumber & Drywall',
    description:
      'A materials voucher for framing lumber, drywall and fasteners at a partner yard. Pick up, or have it delivered within 30 miles.',
  },
  'contractor-visit': {
    name: 'Contractor Assessment',
    description:
      'A licensed general contractor walks the house with you and writes down what must be repaired first, with photos your insurer can use.',
  },
  'smoke-cleaning-kit': {
    name: 'Smoke & Ash Cleaning Kit',
    description:
      'N95 masks, gloves, HEPA vacuum bags, dry soot sponges and a cleaning guide, for the first careful hours back at home.',
  },
  'debris-haul': {
    name: 'Debris Removal',
    description:
      'A 10-yard container for seven days, delivered and hauled away. Not for ash or asbestos: counties collect those themselves.',
  },
  'air-cleaner': {
    name: 'HEPA Air Cleaner',
    description:
      'A portable air cleaner for one large room, with a spare filter. Keeps one room of the house breathable on smoke days.',
  },
  'water-heater-straps': {
    name: 'Quake Straps Kit',
    description:
      'Straps for a water heater and four pieces of tall furniture, with anchors and instructions. An hour of work with a drill.',
  },
  'ember-vents': {
    name: 'Ember-Resistant Vent Covers',
    description:
      'Six covers of 1/8-inch corrosion-resistant metal mesh for attic and crawl space vents, cut to common sizes.',
  },
  'power-station': {
    name: 'Backup Power for a Week',
    description:
      'A 1 kWh battery station on loan for seven days, delivered during a public safety power shutoff. Runs a CPAP or a refrigerator.',
  },
  'document-scan': {
    name: 'Papers Scanned for You',
    description:
      'Send up to 200 pages in a tracked, insured box. They come back with a scan of every page for your HomeVault.',
  },
  'claim-hour': {
    name: 'Claim Help, One Hour',
    description:
      'An hour by phone with an advisor who goes through your policy and your inventory with you before you talk to the adjuster.',
  },
  'pet-boarding': {
    name: 'Pet Boarding, Three Nights',
    description:
      'Three nights for one dog or cat at a partner kennel or veterinary clinic, when your hotel can’t take animals.',
  },
  'storage-month': {
    name: 'Storage for a Month',
    description:
      'A 10 by 10 foot unit at a partner site for one month, for what you save from the house while it is repaired.',
  },
  'hotel-night': {
    name: 'Extra Hotel Night',
    description:
      'One more night at a partner hotel at the member rate, after the nights of your plan are used. Breakfast included where the hotel has one.',
  },
  'rental-search': {
    name: 'Furnished Rental Search',
    description:
      'A relocation agent sends you five furnished homes near your school or work, checks that they are real, and arranges the viewings.',
  },
  'meals-week': {
    name: 'Dinners for a Week',
    description:
      'Seven dinners for a family of four, delivered to where you are staying. Vegetarian, halal and allergy menus on request.',
  },
  'child-care-day': {
    name: 'Child Care for a Day',
    description:
      'Up to eight hours for two children at a licensed partner center, for the day of the adjuster or the move.',
  },
  'tutor-hours': {
    name: 'Online Tutor, Four Hours',
    description:
      'Four hours with a tutor by video while school is closed or far away. Any subject from first grade to high school.',
  },
  'pet-go-bag': {
    name: 'Pet Go-Bag',
    description:
      'A carrier bag with three days of food, a bowl, a leash, a tag you can write on and a card for vaccination records.',
  },
  'ride-out': {
    name: 'Ride Out of the Zone',
    description:
      'A prepaid ride of up to 40 miles for four people and their pets. A wheelchair van where you ask for one.',
  },
  'rental-car': {
    name: 'Rental Car, Three Days',
    description:
      'A mid-size car for three days with unlimited miles, when yours stayed behind or was lost. Picked up within 25 miles.',
  },
  'fuel-card': {
    name: 'Fuel Card',
    description:
      'A $40 card for fuel or charging, sent to your phone. Works at most stations in California, Nevada and Arizona.',
  },
  'moving-half-day': {
    name: 'Movers for Half a Day',
    description:
      'Two movers and a truck for four hours within one county, for what goes to storage or to the next address.',
  },
  'architect-hour': {
    name: 'Rebuild Consultation',
    description:
      'An hour with a licensed architect who knows wildfire building code (Chapter 7A), with a written list of next steps.',
  },
  'permit-check': {
    name: 'Permit Check',
    description:
      'We find out which permits your county wants for the repair, fill in the forms with you, and file them.',
  },
  'policy-review': {
    name: 'Policy Review',
    description:
      'A licensed advisor reads your policy before fire season and tells you in plain words what it wouldn’t pay for.',
  },
  alarms: {
    name: 'Smoke & CO Alarms, Set of Three',
    description:
      'Three combined alarms with ten-year sealed batteries and the screws to mount them. They link to each other by radio.',
  },
  'go-bag-two': {
    name: 'Go-Bag for Two',
    description:
      'Food, water, light, radio, masks, first aid and copies pouch for two people and three days, in two backpacks.',
  },
  'water-barrel': {
    name: 'Water for Two Weeks',
    description:
      'A 55-gallon food-grade barrel with a pump and purifier: a gallon a day for four people for almost two weeks.',
  },
};
