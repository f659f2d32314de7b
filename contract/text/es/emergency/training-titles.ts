/** The training modules. */
export const titles = {
  'know-your-zone': 'Conozca su zona',
  'lead-a-drill': 'Dirigir un simulacro',
  'more-time': 'Vecinos que necesitan más tiempo',
  'go-bags': 'Mochilas de emergencia',
  'home-hardening': 'Proteger la casa contra el fuego',
  'after-the-fire': 'Después del incendio',
  privacy: 'La privacidad de sus vecinos',
};
