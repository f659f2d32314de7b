/** The written rules by which a closure or a fire ends. Only a complete, current response of its own source does. */
export const endRules = {
  'picked-up': 'La cuadrilla informó que se retiró el cierre.',
  canceled: 'La fuente canceló el cierre.',
  'end-passed': 'Pasó su hora de fin, y una respuesta completa posterior no lo extiende.',
  'fire-out': 'La fuente informa que el incendio está apagado.',
  inactive: 'La fuente marca el incendio como inactivo.',
  prescribed: 'Es una quema planificada, no un incendio forestal.',
  'not-listed':
    'Las respuestas completas ya no lo incluyen, tres veces seguidas durante el tiempo fijado para su fuente.',
  'not-listed-12-hours':
    'Las respuestas completas de 12 horas ya no lo incluyen. Desapareció con la mayor parte de la lista.',
};
