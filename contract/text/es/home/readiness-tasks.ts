/** Tasks for the hazards of a home, and those we check off, by their key. */
export const tasks = {
  'wildfire.first-five-feet': {
    title: 'Despeje los primeros cinco pies',
    description:
      'Nada que arda a menos de cinco pies de las paredes: ni mantillo de corteza, ni leña, ni plantas secas, ni tapete. Limpie las hojas del techo y las canaletas.',
  },
  'wildfire.vents': {
    title: 'Proteja las ventilas de las brasas',
    description:
      'Cubra las ventilas del ático y del espacio bajo el piso con malla metálica de 1/8 de pulgada o más fina. La mayoría de las casas que se queman arden por brasas, no por llamas.',
  },
  'earthquake.straps': {
    title: 'Sujete el calentador de agua y los muebles altos',
    description:
      'Dos correas alrededor del calentador de agua, anclajes para libreros y televisores, nada pesado sobre una cama. Es una hora de trabajo con un taladro.',
  },
  'earthquake.drill': {
    title: 'Practique agacharse, cubrirse y sujetarse',
    description:
      'Cada quien muestra la mesa que usaría en cada cuarto. Tenga zapatos y una linterna debajo de cada cama, por si hay vidrios rotos en la oscuridad.',
  },
  'flood.zone': {
    title: 'Averigüe su zona de inundación y su cobertura',
    description:
      'Busque su dirección en el mapa de inundaciones de FEMA y pregunte a su aseguradora qué está cubierto. Las pólizas de propietario no incluyen inundaciones, y una póliza contra inundación suele empezar después de 30 días.',
  },
  'flood.lift': {
    title: 'Suba lo valioso por encima del agua',
    description:
      'Documentos, cargadores y las cosas más caras van más arriba de la rodilla. Mantenga libres los desagües y conozca el camino a pie hacia un terreno más alto.',
  },
  'evacuation-drill': {
    title: 'Practique una evacuación',
    description:
      'Haga un simulacro en la página de evacuación con todos los de la casa: vea qué haríamos, cargue el auto y maneje hasta su punto de encuentro. Al terminarlo se marca esta tarea.',
  },
  'fact.pin': {
    title: 'Ubique su casa en el mapa',
    description:
      'Una orden se compara con el punto exacto de su casa. Ponga el pin sobre su techo y marcaremos esta tarea.',
  },
  'fact.membership': {
    title: 'Elija un plan',
    description:
      'Las noches de hotel y el dinero de emergencia vienen con su plan. Esta tarea queda marcada mientras su membresía esté activa.',
  },
  'fact.cash-card': {
    title: 'Agregue su tarjeta para el dinero de emergencia',
    description:
      'Enviamos su dinero a una tarjeta de débito, por lo general en los 10 minutos siguientes a una orden. Sin tarjeta no podemos enviarlo. Marcaremos esta tarea cuando la suya pueda recibirlo.',
  },
  'fact.notifications': {
    title: 'Active los mensajes de texto o las notificaciones',
    description:
      'Un correo no despierta a nadie a las 2 a.m. Agregue su número de teléfono o active las notificaciones en su navegador y marcaremos esta tarea.',
  },
};
