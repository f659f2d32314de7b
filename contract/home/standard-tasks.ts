/** No schema here, only texts. `key` never changes, because points are granted only once per key. */
export type StandardTask = { key: string; title: string; description: string; weight: number };

/**
 * Tasks for every household regardless of hazard. Weights add up to 65, so weight done equals score earned.
 */
export const STANDARD_TASKS: readonly StandardTask[] = [
  {
    key: 'go-bags',
    title: 'Pack a go-bag for each person',
    description:
      'Keep them by the door: water, a week of medicine, glasses, chargers, sturdy shoes, cash in small bills. Add food and a leash for each pet.',
    weight: 15,
  },
  {
    key: 'meeting-places',
    title: 'Agree on two meeting places',
    description:
      'One close to home, one outside the neighborhood. Choose a contact in another state whom everyone can call. Children know both places by heart.',
    weight: 15,
  },
  {
    key: 'two-ways-out',
    title: 'Drive two ways out',
    description:
      'Choose two routes that leave in different directions and drive both once, one of them after dark. Roads close: the second route is the plan.',
    weight: 20,
  },
  {
    key: 'county-alerts',
    title: 'Sign up for county alerts',
    description:
      'Register every phone in the household for your county’s emergency alerts and know your evacuation zone. In California start at CalAlerts.org.',
    weight: 10,
  },
  {
    key: 'utility-shutoffs',
    title: 'Find the utility shutoffs',
    description:
      'Know where gas, water and power are turned off, and keep a wrench by the gas meter. Close the gas only if you smell it or are told to.',
    weight: 5,
  },
];
