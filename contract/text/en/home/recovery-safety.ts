/** How to come back to a burned or smoky home. */
export const rules = {
  'SAFE-01': {
    title: 'Wait for permission',
    text: 'Go in only when the order is lifted for your zone. Bring ID with your address for checkpoints.',
  },
  'SAFE-02': {
    title: 'Look outside first',
    text: 'Treat every wire on the ground as live. Watch for leaning trees and poles, hot ash pits in the ground, and smoldering piles.',
  },
  'SAFE-03': {
    title: 'Gas',
    text: 'Smell before you go in. Use a battery flashlight, no flame and no switches. If you smell gas, get out, close the valve if you can do it safely, and call the utility. Leave closed valves closed until the supplier has checked them.',
  },
  'SAFE-04': {
    title: 'Propane and oil tanks',
    text: 'Don’t use or repair them. Have the supplier inspect them first.',
  },
  'SAFE-05': {
    title: 'Power',
    text: 'Turn appliances off before the power goes on. If the meter is damaged, don’t touch the breakers.',
  },
  'SAFE-06': {
    title: 'Embers',
    text: 'Check the roof, gutters, vents, attic, under decks and wood piles. Check again for several days.',
  },
  'SAFE-07': {
    title: 'Photos before cleanup',
    text: 'Photograph everything before anything is moved or cleaned: wide shots, all four sides, every room, serial plates, and close-ups. Keep debris until your adjuster has seen it or agreed.',
  },
  'SAFE-08': {
    title: 'What to wear in ash',
    text: 'An N95 mask or better, goggles, gloves, long sleeves and pants, and sturdy shoes. Change before you get in the car. Ash is slippery, and wet ash can burn skin.',
  },
  'SAFE-09': {
    title: 'Handling ash',
    text: 'Don’t use a leaf blower or sweep dry ash. Bag it. Keep children and pets away, and wash pets.',
  },
  'SAFE-10': {
    title: 'Don’t sift or haul',
    text: 'Ash from buildings may contain asbestos and metals. Wait for the cleanup program or a licensed crew.',
  },
  'SAFE-11': {
    title: 'Water notices',
    text: '“Do-Not-Drink” means boiling and filters don’t help. “Do-Not-Use” means not even showers. “Boil water” means boil it first. Know which one you have.',
  },
  'SAFE-12': {
    title: 'When the water is cleared',
    text: 'Flush the pipes as your utility says. Change refrigerator and filter cartridges.',
  },
  'SAFE-13': {
    title: 'Food',
    text: 'Throw away food that was heated, smoked, thawed or warm, and anything open or in cardboard. Sealed cans and jars can be washed. Throw away bottles with ash on the cap.',
  },
  'SAFE-14': {
    title: 'Smoke in the house',
    text: 'Filters, fabrics and insulation are part of your claim. Get an inspection before cleaning.',
  },
  'SAFE-15': {
    title: 'Generators',
    text: 'Run them outside only. One appliance per outlet, no power strips.',
  },
};
