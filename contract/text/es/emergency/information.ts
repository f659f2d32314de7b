/** Información oficial que no inicia servicios. */

export const informationNames = {
  'shelter-in-place': 'Refúgiese en el lugar',
  advisories: 'Aviso de evacuación',
  'red-flag': 'Aviso de Bandera Roja',
  'power-shutoff': 'Corte de energía',
};
