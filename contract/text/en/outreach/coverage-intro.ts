/** The three steps that explain the map. Keep them short: see coverage-intro.tsx. */
export const stepOf = (step: number, steps: number) => `${step} of ${steps}`;
export const skip = 'Skip';
export const back = 'Back';
export const next = 'Next';
export const exploreMap = 'Explore Map';
export const steps = {
  how: {
    title: 'How It Works',
    text: 'Three things back every home.',
    risk: { title: 'Risk-Based Approach', text: 'We start with FEMA’s data for each county.' },
    network: { title: 'Network Support', text: 'Hotels, vets and shelters near you take part.' },
    recovery: { title: 'Full Recovery', text: 'We help until you’re home again.' },
  },
  map: {
    title: 'What the Map Shows',
    text: 'Each layer answers one question.',
    tip: 'Toggle layers above the map to show or hide each of them.',
    fema: { title: 'FEMA Risk Data', badge: 'Real-time', text: 'How high is the risk here?' },
    disasters: { title: 'Historical Disasters', badge: '10 Years', text: 'What has happened here?' },
    network: { title: 'Support Network', badge: 'In-Network', text: 'Who helps nearby?' },
  },
  focus: {
    title: 'Choose Your Focus',
    text: 'Start wherever you like.',
    risk: { title: 'Risk Assessment', text: 'Check your own address first.' },
    history: { title: 'Historical Data', text: 'See past fires, floods and earthquakes.' },
    network: { title: 'Support Network', text: 'Find hotels and shelters near you.' },
  },
};
