/** Questions about an evacuation: orders, hotel, cash and the concierge. */
export const evacuationGroups = (hours: string) => [
  {
    id: 'orders',
    title: 'Cuando llega una orden de evacuación',
    entries: [
      {
        id: 'automatic',
        question: '¿Qué activa mis servicios?',
        keywords: 'activar activación disparar empezar iniciar llamar botón reclamar',
        answer: [
          'Una orden de evacuación oficial cuya zona incluye su casa. Los servicios empiezan entonces automáticamente. No tiene que llamar, presionar un botón ni demostrar nada.',
          'Su membresía tiene que haber estado activa antes de que se declarara la orden.',
        ],
      },
      {
        id: 'warning-or-order',
        question: '¿Cuál es la diferencia entre una advertencia y una orden?',
        keywords: 'evacuación alerta nivel aviso refugiarse lugar rojo amarillo',
        answer: [
          'Son las palabras que usa California.',
          {
            list: [
              'Advertencia de evacuación (Evacuation Warning): es probable una amenaza. Prepárese, y salga ahora si necesita más tiempo, tiene niños o animales, o le cuesta moverse. Le avisamos y ponemos su plan a un toque. El hotel y el dinero aún no empiezan.',
              'Orden de evacuación (Evacuation Order): hay peligro inmediato y la ley exige que salga. Empiezan su dinero y su concierge y, con Plus y Premium, su hotel.',
            ],
          },
        ],
      },
      {
        id: 'how-we-know',
        question: '¿Cómo se enteran de una orden?',
        keywords: 'alerta alertas notificación fuente sirenas condado sheriff',
        answer: [
          'Leemos fuentes oficiales: las zonas de evacuación que los condados publican a través del estado, las alertas del Servicio Meteorológico Nacional y el sistema federal de alertas públicas. Cuando un mensaje no es claro, decide nuestro equipo. Si una fuente deja de responder, nunca lo tomamos como el fin del peligro.',
        ],
      },
      {
        id: 'left-early',
        question: '¿Y si salgo antes de la orden?',
        keywords: 'antes ya salí temprano salir irse',
        answer: [
          'Salir temprano es una buena decisión. Si después llega una orden para su casa, sus servicios empiezan en ese momento, donde usted esté. Los gastos de antes de la orden los paga usted.',
        ],
      },
      {
        id: 'not-in-the-zone',
        question: '¿Y si no llegó una orden para mi calle?',
        keywords: 'fuera zona vecino humo apelar apelación revisión rechazado negado',
        answer: [
          'Los servicios empiezan solo para las casas dentro de la zona. A veces los límites son aproximados, así que puede pedirnos que lo revisemos. En la página Evacuación, díganos qué ve y qué le dijeron las autoridades. Nuestro equipo revisa su solicitud y le da el motivo de su respuesta. Si la rechazamos, puede apelar una vez, y decide otra persona.',
          'Nunca se quede porque no le hemos llamado. Si no se siente a salvo, salga.',
        ],
      },
      {
        id: 'lifted',
        question: '¿Qué pasa cuando se levanta la orden?',
        keywords: 'volver regresar casa terminó fin',
        answer: [
          'Le avisaremos cuando la zona aparezca como levantada. Cuando una orden solo desaparece de la fuente oficial, decimos que ya no está en la lista. No vuelva hasta que su condado diga que es seguro. En ambos casos, su concierge le ayuda a planear el regreso. Si tiene una habitación, puede liberarla o conservarla. No le pedimos que devuelva el dinero porque terminó la orden. Los términos que aceptó con su plan se siguen aplicando.',
        ],
      },
      {
        id: 'no-network',
        question: '¿Y si mi teléfono no tiene señal?',
        keywords: 'wifi wi-fi internet celular teléfono señal desconectado apagón luz batería sms mensaje',
        answer: [
          'Sus servicios no dependen de su teléfono: enviamos el dinero sin él y, con Plus y Premium, reservamos la habitación. Imprima la tarjeta de su plan e inicie sesión una vez en su teléfono. Este guarda una copia de su plan y del estado de su casa que puede leer sin conexión, con la hora en que se guardó.',
        ],
      },
      {
        id: 'drill',
        question: '¿Podemos practicar?',
        keywords: 'simulacro práctica practicar ensayo ensayar ejercicio prueba puntos preparación',
        answer: [
          'Sí, cuantas veces quiera. Un simulacro en la página Evacuación recorre todos los pasos con su casa, su plan y las habitaciones disponibles ese día, y muestra qué habría salido mal. No se mueve dinero, no se aparta ninguna habitación y cada pantalla dice SIMULACRO. Su primer simulacro completo cuenta para su puntuación de preparación.',
        ],
      },
      {
        id: 'emergency-services',
        question: '¿Hearthline reemplaza al 911?',
        keywords: '911 policía bomberos ambulancia rescate',
        answer: [
          'No. No somos un servicio de emergencia y no podemos rescatar a nadie. Si hay una vida en peligro, llame al 911. Las órdenes oficiales siempre van antes que cualquier cosa que digamos.',
        ],
      },
    ],
  },
  {
    id: 'hotels',
    title: 'Hotel',
    entries: [
      {
        id: 'hotel',
        question: '¿Cómo funciona el hotel garantizado?',
        keywords: 'habitación cuarto motel cama quedarse hospedaje alojamiento dormir refugio airbnb',
        answer: [
          'Es parte de Plus y Premium. Nuestros socios apartan habitaciones. Cuando una orden de evacuación cubre su casa, reservamos una habitación para su hogar, o hasta tres en el mismo hotel si una no alcanza. Está a menos de 50 millas de la zona de evacuación, a por lo menos 5 millas de toda orden y advertencia activa, en un hotel de tres estrellas o más. Recibe la dirección y cómo llegar. Regístrese con su nombre.',
          'Core no incluye noches de hotel: su concierge le ayuda a encontrar una habitación y usted la paga.',
        ],
      },
      {
        id: 'hotel-nights',
        question: '¿Cuántas noches están incluidas?',
        keywords: 'cuánto tiempo días noches extra extender semana dos semanas habitación',
        answer: [
          'Por cada evento declarado:',
          { list: ['Core: ninguna noche', 'Plus: hasta 3 noches', 'Premium: hasta 7 noches'] },
          'Nuestros socios apartan la habitación a la tarifa de miembro hasta 14 días. Las noches adicionales las paga usted, a esa tarifa.',
        ],
      },
      {
        id: 'pets',
        question: '¿Pueden ir mis mascotas?',
        keywords: 'perro perros gato gatos animal animales caballo ganado pájaro veterinario hospedaje',
        answer: [
          'Díganos de ellas cuando registre su hogar. Buscamos una habitación que las acepte. Si no la hay, su concierge le ayuda a encontrar hospedaje cerca. Los animales de servicio siempre se quedan con usted.',
        ],
      },
      {
        id: 'access-needs',
        question: '¿Y si alguien de mi hogar usa silla de ruedas o equipo médico?',
        keywords: 'discapacidad accesible ada movilidad oxígeno anciano adulto mayor abuela abuelo bebé cuna',
        answer: [
          'Agréguelo una vez a su hogar. Primero ubicamos a los hogares con necesidades médicas, en una habitación adecuada: acceso sin escalones, ducha accesible, electricidad para el equipo.',
        ],
      },
      {
        id: 'hotel-full',
        question: '¿Y si todos los hoteles están llenos?',
        keywords: 'sin habitaciones disponibles agotado lleno ocupado',
        answer: [
          'Un incendio grande desplaza a mucha gente a la vez. Si no hay una habitación adecuada a menos de 50 millas, usted es el primero en la fila para la siguiente, y buscamos más lejos solo si está de acuerdo. Su concierge le acompaña hasta que tenga dónde dormir.',
        ],
      },
    ],
  },
  {
    id: 'emergency-cash',
    title: 'Dinero de emergencia',
    entries: [
      {
        id: 'cash',
        question: '¿Cuánto dinero de emergencia recibo?',
        keywords: 'dinero pago monto dólares cuánto ayuda fondos efectivo',
        answer: [
          'Por cada evento declarado, según el plan:',
          { list: ['Core: $500', 'Plus: $1,000', 'Premium: $2,500'] },
          'Normalmente llega 5-10 minutos después de una orden de evacuación para su casa.',
        ],
      },
      {
        id: 'cash-delivery',
        question: '¿Cómo me llega el dinero?',
        keywords:
          'tarjeta débito banco cuenta transferencia depósito directo venmo zelle paypal cuándo minutos',
        answer: [
          'Va a la tarjeta de débito que registró. Puede seguirlo en su línea de tiempo: enviado, entregado, o qué falló y qué estamos haciendo. Revise la tarjeta una vez al año. Una tarjeta vencida no puede recibir dinero.',
        ],
      },
      {
        id: 'cash-repayment',
        question: '¿Tengo que devolver el dinero?',
        keywords: 'préstamo deuda prestar devolver pagar deber interés reembolso',
        answer: [
          'Los fondos de emergencia son aparte de la cuota de su suscripción. Usted es responsable de administrarlos y de devolverlos según corresponda.',
          'Los términos de su plan dicen qué se aplica. Los lee y los acepta cuando elige el plan, no durante la emergencia. Nunca devuelve nada que no le hayamos mostrado entonces. Vea [Fondos de emergencia](/terms-of-service#emergency-funds) en nuestros términos.',
        ],
      },
      {
        id: 'cash-use',
        question: '¿En qué puedo usar el dinero?',
        keywords: 'gastar gasolina comida despensa ropa recibos comprar',
        answer: [
          'En lo que necesite esa noche: gasolina, comida, medicinas, un cargador. No pedimos recibos, pero guárdelos para su aseguradora. Muchas pólizas reembolsan los gastos adicionales durante una evacuación.',
        ],
      },
    ],
  },
  {
    id: 'concierge',
    title: 'Concierge y rutas',
    entries: [
      {
        id: 'guidance',
        question: '¿Qué hace el concierge?',
        keywords: 'teléfono llamar número hablar persona agente apoyo ayuda chat chofer niños niñera',
        answer: [
          'Le ayuda una persona, no un programa. Durante una evacuación conoce su caso: quién va en el auto, hacia dónde va, qué caminos están abiertos. Ayuda con la ruta, las mascotas, el cuidado de los niños, la comida y las medicinas, y sigue en contacto hasta que todos estén a salvo.',
          `El apoyo del concierge es parte de todos los planes. Hay personas que responden ${hours}.`,
        ],
      },
      {
        id: 'routes',
        question: '¿Cómo eligen mi ruta?',
        keywords: 'camino caminos mapa tráfico indicaciones manejar auto gps salida cerrado transporte',
        answer: [
          'Usted planea al menos dos salidas en un día tranquilo. Durante un evento, su concierge las compara con los cierres oficiales de caminos y las zonas a su alrededor. Si un oficial le manda por otro camino, siga al oficial.',
        ],
      },
      {
        id: 'medical-supplies',
        question: '¿Qué son los suministros médicos a la medida?',
        keywords: 'medicina medicamento insulina oxígeno farmacia receta cpap doctor enfermera',
        answer: [
          'Los miembros Premium nos dicen de qué depende su hogar, como oxígeno, frío para la insulina o ayudas para moverse. Planeamos con anticipación cómo llega al hotel. Esto no reemplaza a su médico, su farmacia ni el 911.',
        ],
      },
    ],
  },
];
