/** Tasks for every household, by their key. */

export const standardTasks = {
  'go-bags': {
    title: 'Prepare una mochila de emergencia por persona',
    description:
      'Téngalas junto a la puerta: agua, medicinas para una semana, lentes, cargadores, zapatos resistentes y efectivo en billetes chicos. Agregue comida y una correa por cada mascota.',
  },
  'meeting-places': {
    title: 'Acuerden dos puntos de encuentro',
    description:
      'Uno cerca de casa y otro fuera del vecindario. Elijan un contacto en otro estado al que todos puedan llamar. Los niños se saben los dos lugares de memoria.',
  },
  'two-ways-out': {
    title: 'Recorra dos rutas de salida',
    description:
      'Elija dos rutas que salgan en direcciones distintas y recórralas una vez, una de ellas de noche. Los caminos se cierran: la segunda ruta es el plan.',
  },
  'county-alerts': {
    title: 'Inscríbase en las alertas del condado',
    description:
      'Registre todos los teléfonos del hogar en las alertas de emergencia de su condado y conozca su zona de evacuación. En California empiece en CalAlerts.org.',
  },
  'utility-shutoffs': {
    title: 'Ubique los cierres de servicios',
    description:
      'Sepa dónde se cierran el gas, el agua y la luz, y tenga una llave inglesa junto al medidor de gas. Cierre el gas solo si huele a gas o si se lo indican.',
  },
};
