/** Training modules about homes: go bags, hardening, after the fire, and privacy. */
export const modules = {
  'go-bags': {
    minutes: 15,
    lessons: [
      {
        title: 'Qué lleva',
        text: [
          'Agua, comida para tres días, medicinas para siete, lentes, una luz, un radio, cargadores, efectivo en billetes chicos, mascarillas, zapatos resistentes, una muda de ropa y copias de documentos.',
          'Ponga la mochila donde la tomaría: junto a la puerta o en el auto. Una mochila en el ático es una caja.',
        ],
      },
      {
        title: 'Documentos',
        text: [
          'Copias de identificaciones, la hoja de declaraciones del seguro, la escritura o el contrato de renta, recetas y una lista de teléfonos. En papel y en un lugar protegido en línea.',
          'Recorra la casa con la cámara del teléfono una vez al año. Toma diez minutos y ayuda con cualquier reclamo.',
        ],
      },
      {
        title: 'Para todos en la casa',
        text: [
          'La mochila de un niño lleva un juguete querido y una foto de la familia. Un bebé necesita fórmula y pañales. Una mascota necesita transportadora, comida y su cartilla de vacunas.',
          'Revise la mochila dos veces al año, cuando cambia la hora: agua, pilas, medicinas, tallas.',
        ],
      },
      {
        title: 'Entregar un kit',
        text: [
          'Entréguelo en persona y ábranlo juntos. La gente usa lo que ha visto.',
          'Un kit es un regalo, no una venta. Nadie tiene que inscribirse en nada para recibirlo.',
        ],
      },
    ],
    questions: [
      {
        question: '¿Cuál es el mejor lugar para la mochila?',
        options: ['En el ático, donde no estorbe.', 'Junto a la puerta o en el auto.', 'En la oficina.'],
      },
      {
        question: '¿Cuánta medicina lleva?',
        options: ['Siete días.', 'Un día.', 'Nada, hay farmacias en todas partes.'],
      },
      {
        question: '¿Cada cuánto revisa la mochila?',
        options: ['Nunca, ya está lista.', 'Cada diez años.', 'Dos veces al año.'],
      },
      {
        question: '¿Cómo entrega un kit?',
        options: ['Lo dejo en la entrada.', 'En persona, y lo abrimos juntos.', 'Solo a miembros.'],
      },
    ],
  },
  'home-hardening': {
    minutes: 20,
    lessons: [
      {
        title: 'Brasas, no muros de llamas',
        text: [
          'A la mayoría de las casas que se queman las encienden brasas que vuelan una milla o más delante del fuego y caen en canaletas, rejillas y terrazas.',
          'Por eso el trabajo es pequeño y barato: que las brasas no caigan sobre algo que arda y que no entren.',
        ],
      },
      {
        title: 'Los primeros cinco pies',
        text: [
          'Nada que arda a menos de cinco pies de las paredes: ni corteza, ni leña, ni plantas bajo las ventanas, ni tapetes de fibra natural. La grava y las losas están bien.',
          'Una cerca de madera que toca la casa es una mecha. Cambie los últimos cinco pies por metal.',
        ],
      },
      {
        title: 'Techo, canaletas, rejillas',
        text: [
          'Limpie las canaletas antes de la temporada. Cubra las rejillas con malla metálica de un octavo de pulgada o con rejillas resistentes a brasas. Rellene los huecos bajo las tejas.',
          'Cierre bien la puerta del garaje: las brasas entran por debajo.',
        ],
      },
      {
        title: 'Un recorrido juntos',
        text: [
          'Recorra una casa con su dueño, una vez, despacio, y deje que él escriba la lista. Empiecen con lo que no cuesta nada.',
          'Usted no sube a techos y no juzga. El dueño decide. Los bomberos locales inspeccionan el espacio defendible; muchos lo hacen gratis.',
        ],
      },
    ],
    questions: [
      {
        question: '¿Qué enciende la mayoría de las casas en un incendio forestal?',
        options: ['Un muro de llamas.', 'Un rayo.', 'Las brasas.'],
      },
      {
        question: '¿Qué puede estar a menos de cinco pies de la pared?',
        options: ['Corteza de árbol.', 'Grava o losas.', 'La leña.'],
      },
      {
        question: '¿Cómo protege una rejilla?',
        options: ['Con malla metálica de un octavo de pulgada.', 'Con malla de plástico.', 'Quitándola.'],
      },
      {
        question: '¿Quién hace la lista en un recorrido?',
        options: ['El embajador, para la aseguradora.', 'Nadie.', 'El dueño.'],
      },
    ],
  },
  'after-the-fire': {
    minutes: 15,
    lessons: [
      {
        title: 'Volver a casa',
        text: [
          'No regrese hasta que su condado diga que es seguro. Un incendio sin noticias no es una calle segura: cables, árboles y ceniza caliente son peligrosos por días.',
          'Use botas, manga larga y mascarilla N95. ¿Huele a gas? Salga y llame a la compañía de gas desde afuera. No use el baño ni beba agua hasta que la autoricen.',
        ],
      },
      {
        title: 'Antes de mover algo',
        text: [
          'Fotografíe todos los daños antes de limpiar. Llame a la aseguradora y anote el número de reclamo y con quién habló. Guarde cada recibo de comida y alojamiento.',
          'Los escombros de una casa quemada pueden ser tóxicos. Espere el programa de escombros del condado antes de que alguien los retire.',
        ],
      },
      {
        title: 'Estafas',
        text: [
          'Desconfíe de contratistas que llegan a la puerta, quieren efectivo ya u ofrecen pagar el deducible. En California un contratista necesita licencia para trabajos de $1,000 o más y puede pedir por adelantado el 10 por ciento o $1,000 como máximo, lo que sea menor.',
          'Las agencias de ayuda verdaderas no cobran. Nadie tiene que pagar para solicitar ayuda de FEMA.',
        ],
      },
      {
        title: 'Las personas',
        text: [
          'Algunas quieren hablar, otras trabajar, otras estar solas. Pregunte qué ayudaría hoy y haga esa sola cosa.',
          'Conozca dos números: 211 para ayuda local y 988 para quien esté en crisis. Usted no es terapeuta, y no tiene que serlo.',
        ],
      },
    ],
    questions: [
      {
        question: '¿Cuándo es hora de volver a casa?',
        options: [
          'Cuando el condado dice que es seguro.',
          'Cuando ya no hay humo.',
          'Cuando volvió un vecino.',
        ],
      },
      {
        question: '¿Qué va antes de limpiar?',
        options: ['Pintar.', 'Tirar cosas.', 'Fotografías de todos los daños.'],
      },
      {
        question: 'Un contratista en la puerta quiere $5,000 en efectivo hoy. ¿Qué es eso?',
        options: ['Lo normal después de un incendio.', 'Una señal de alerta.', 'Un descuento.'],
      },
      {
        question: 'Un vecino está en crisis de noche. ¿Qué número le da?',
        options: ['411', '988', '511'],
      },
    ],
  },
  privacy: {
    minutes: 15,
    lessons: [
      {
        title: 'Solo quien lo pidió',
        text: [
          'Un vecino está en su lista solo si lo pidió, y sale de ella con una frase. Entonces desaparece de todas partes, de inmediato.',
          'Usted guarda una lista y su suplente una copia. Sin fotos de ella, sin chat de grupo, sin hojas de cálculo en la cuenta del trabajo.',
        ],
      },
      {
        title: 'Necesidades, no razones',
        text: [
          'Escriba “necesita transporte” o “necesita electricidad”. Nunca por qué. Un diagnóstico no ayuda a nadie a encontrar un auto.',
          'Lo que la gente le dice en la puerta se queda en la puerta. También quién vive solo y quién está de vacaciones.',
        ],
      },
      {
        title: 'Fotos y publicaciones',
        text: [
          'Sin fotos de casas o personas sin permiso. Una foto de una calle vacía dice a los ladrones adónde ir.',
          'Durante una orden, no publique adónde fueron los vecinos. A familiares preocupados respóndales: por favor pregúntenles directamente, o llamen a la Cruz Roja.',
        ],
      },
      {
        title: 'Cuando algo sale mal',
        text: [
          '¿Perdió la lista o la envió a otra persona? Díganoslo a nosotros y a quienes están en ella el mismo día. Ocultarlo lo empeora.',
          'Cuando deje el programa, entregue la lista a su suplente y borre sus copias. Mudarse cuenta como dejarlo.',
        ],
      },
    ],
    questions: [
      {
        question: '¿Quién está en su lista?',
        options: ['Todos los de la calle.', 'Solo quienes lo pidieron.', 'Todos los mayores de 65.'],
      },
      {
        question: '¿Qué anota?',
        options: [
          '“Necesita transporte”.',
          '“Tiene una enfermedad del corazón”.',
          '“Olvida las cosas a menudo”.',
        ],
      },
      {
        question: 'Durante una orden un familiar pregunta dónde está un vecino. ¿Qué hace?',
        options: [
          'Lo publico en el grupo.',
          'Le doy la dirección del hotel.',
          'Le pido que contacte al vecino directamente.',
        ],
      },
      {
        question: 'Envió la lista a otra persona. ¿Y ahora?',
        options: [
          'Lo digo a ustedes y a quienes están en ella, el mismo día.',
          'Borro el mensaje y no digo nada.',
          'Espero a ver si alguien lo nota.',
        ],
      },
    ],
  },
};
