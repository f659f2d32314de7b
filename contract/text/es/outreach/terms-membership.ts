/** Terms of Service: the membership. A new text needs a new version in contract/core/agreements.ts. */
import { planPrices } from '#contract/text/facts.ts';

export const membershipSections = (brand: string, price: (name: string) => string) =>
  [
    {
      id: 'agreement',
      title: 'Este acuerdo',
      blocks: [
        `Estos términos son un acuerdo entre usted y ${brand} ("nosotros"). Se aplican cuando usa nuestro sitio web, se une a la lista de espera, crea una cuenta o tiene una membresía. Si no está de acuerdo, no use el servicio.`,
        'Nuestra [Política de privacidad](/privacy-policy) explica qué hacemos con la información. Lo que incluye su plan en el momento en que se une, tal como se le muestra al pagar, es parte de este acuerdo.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Quién puede usar el servicio',
      blocks: [
        {
          list: [
            'Debe tener 18 años o más.',
            'Una cuenta por persona. La cuenta es personal y no se puede vender ni prestar.',
            'La protección en evacuaciones necesita la aprobación previa de su casa. Cubre toda California. Nevada y Arizona están planeados.',
            'Lo que nos diga debe ser cierto y estar al día, sobre todo dónde está su casa y quién vive ahí.',
          ],
        },
        'Unirse a la lista de espera es gratis y no es una membresía. No da derecho a servicios ni le compromete a nada.',
      ],
    },
    {
      id: 'your-account',
      title: 'Su cuenta',
      blocks: [
        'Usted entra con una llave de acceso o con un código de un solo uso enviado a su correo. Proteja sus dispositivos y su cuenta de correo. Avísenos de inmediato si cree que otra persona usó su cuenta. Usted es responsable de lo que pase por medio de ella, a menos que sea culpa nuestra.',
        'Puede invitar a personas de su hogar. Tienen el acceso que usted les dé, y usted puede revocarlo.',
      ],
    },
    {
      id: 'plans',
      title: 'Los planes y qué incluyen',
      blocks: [
        {
          table: {
            caption: 'Los tres planes',
            columns: ['', 'Core', 'Plus', 'Premium'],
            rows: [
              ['Cuota mensual', ...planPrices(price, 'MONTH')],
              [price('PRICE_YEAR_LABEL'), ...planPrices(price, 'YEAR')],
              [
                'Hotel garantizado, por evento declarado',
                'Ninguna noche',
                'Hasta 3 noches',
                'Hasta 7 noches',
              ],
              ['Dinero de emergencia, por evento declarado', '$500', '$1,000', '$2,500'],
              ['Bóveda del hogar, alertas, planeación de rutas, concierge', 'Sí', 'Sí', 'Sí'],
              ['Asesor del hogar, envío de contratistas, preparación del reclamo', 'No', 'Sí', 'Sí'],
              ['Suministros médicos a la medida', 'No', 'No', 'Sí'],
            ],
          },
        },
        'Un evento declarado es un incidente por el que una orden de evacuación oficial cubre su casa. Las órdenes prolongadas, ampliadas o repetidas por el mismo incidente son un solo evento. El plan que tenga en la primera advertencia u orden de evacuación del evento decide a qué tiene derecho. Un cambio de plan posterior cuenta para el siguiente evento. [Qué pagamos, cuándo y a quién](/what-we-pay) tiene todas las reglas.',
      ],
    },
    {
      id: 'automatic-activation',
      title: 'Activación automática',
      blocks: [
        'Usted acepta la activación automática. Cuando se declara una orden de evacuación oficial cuya zona incluye su casa, y su membresía estaba activa antes, iniciamos sus servicios sin volver a preguntarle. Eso puede significar, según lo que incluya su plan, reservar una habitación a su nombre, enviar dinero de emergencia a su tarjeta de débito registrada, abrir un caso con el concierge, dar a los socios la información que necesitan y enviarle mensajes a cualquier hora.',
        {
          list: [
            'Una advertencia de evacuación nos permite prepararnos con usted. No inicia el hotel ni el dinero.',
            'Las pruebas, los simulacros y los ejercicios no inician nada.',
            'Dependemos de fuentes oficiales. Pueden llegar tarde, estar incompletas o equivocarse, y entonces nosotros también.',
            'Para una casa sin un punto exacto en el mapa decide nuestro equipo; nada empieza automáticamente.',
            'Puede rechazar cualquier servicio después de que empiece y liberar una habitación que no necesite.',
            'Si cree que una activación fue un error o que faltó, pida una revisión. Nuestro equipo responde y da el motivo.',
          ],
        },
        'Puede retirar este consentimiento en su cuenta o escribiéndonos. Entonces los servicios empiezan solo cuando usted los pida.',
      ],
    },
    {
      id: 'hotel',
      title: 'Hotel',
      blocks: [
        'Con Plus y Premium, los socios apartan habitaciones, y en cuanto se declara la orden reservamos lo que su hogar necesita, una habitación o hasta tres en el mismo hotel: a menos de 50 millas de la zona de evacuación y a por lo menos 5 millas de toda orden y advertencia activa, en un hotel de tres estrellas o más. Pagamos las noches que incluye su plan. El socio aparta la habitación a la tarifa de miembro hasta 14 días. Usted paga las noches adicionales.',
        'Core no incluye noches de hotel, y no reservamos una habitación automáticamente. El concierge le ayuda a encontrar una por su cuenta. El dinero de emergencia, las alertas, la planeación de rutas y el concierge empiezan con Core igual que con todos los planes.',
        'Las comidas, el estacionamiento, los daños y otros extras son entre usted y el hotel, y se aplican las reglas del hotel. Si no hay una habitación adecuada a menos de 50 millas, se lo diremos, seguiremos buscando e iremos más lejos solo con su consentimiento.',
      ],
    },
    {
      id: 'emergency-funds',
      title: 'Fondos de emergencia',
      blocks: [
        'Los fondos de emergencia son aparte de las cuotas de suscripción. Usted es responsable de administrarlos y de devolverlos según corresponda.',
        {
          list: [
            'Se envían una vez por cada evento declarado, por el monto de su plan, a la tarjeta de débito que registró. Procuramos entregarlos 5-10 minutos después de que se declara la orden. Su banco puede tardar más.',
            'Si los fondos se devuelven y cómo es parte de las condiciones de su plan. Las recibe por escrito y las acepta cuando elige el plan, para que no haya nada que firmar antes de enviar los fondos. Nunca devuelve nada que no se haya mostrado ahí.',
            'No retiramos fondos porque termine una orden. Si se enviaron por error o se obtuvieron con información falsa, debe devolverlos.',
            'Pagar cuotas no devuelve los fondos de emergencia, y los fondos de emergencia no pagan cuotas.',
            'Podemos retener un pago para una segunda revisión cuando parece un fraude o un error en una fuente oficial. Las reservas y los mensajes no esperan por eso.',
          ],
        },
        'No somos un banco ni un prestamista, y los fondos de emergencia no son un depósito ni un beneficio de seguro.',
      ],
    },
  ] as const;
