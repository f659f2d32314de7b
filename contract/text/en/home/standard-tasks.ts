/** Tasks for every household, by their key. */

export const standardTasks = {
  'go-bags': {
    title: 'Pack a go-bag for each person',
    description:
      'Keep them by the door: water, a week of medicine, glasses, chargers, sturdy shoes, cash in small bills. Add food and a leash for each pet.',
  },
  'meeting-places': {
    title: 'Agree on two meeting places',
    description:
      'One close to home, one outside the neighborhood. Choose a contact in another state for everyone to call. Children know both places by heart.',
  },
  'two-ways-out': {
    title: 'Drive two ways out',
    description:
      'Choose two routes that leave in different directions and drive both once, one of them after dark. Roads close: the second route is the plan.',
  },
  'county-alerts': {
    title: 'Sign up for county alerts',
    description:
      'Register every phone in the household for your county’s emergency alerts and know your evacuation zone. In California start at CalAlerts.org.',
  },
  'utility-shutoffs': {
    title: 'Find the utility shutoffs',
    description:
      'Know where gas, water and power are turned off, and keep a wrench by the gas meter. Close the gas only if you smell it or are told to.',
  },
};
