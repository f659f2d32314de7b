/** A short email for one month of the year, by its key: a title, what to do, and what else helps. */
export const tips = {
  'clear-drains': {
    title: 'Limpie sus desagües antes de la próxima tormenta',
    first:
      'Las hojas en una canaleta o en un desagüe de la calle pueden mandar el agua hacia su casa. Limpie las canaletas, las bajantes y el desagüe más cercano a su entrada mientras esté seco.',
    second:
      'Revise también su póliza: la mayoría de los seguros de vivienda no cubren inundaciones, y el seguro contra inundación suele empezar 30 días después de comprarlo.',
  },
  'secure-furniture': {
    title: 'Sujete lo que le puede caer encima',
    first:
      'En un terremoto, los muebles que caen lastiman a más gente que los edificios. Sujete libreros, televisores y el calentador de agua a los montantes de la pared.',
    second: 'Empiece por el dormitorio: quite todo lo pesado que haya arriba de su cama.',
  },
  'never-drive-through': {
    title: 'Nunca maneje por agua en movimiento',
    first:
      'Seis pulgadas de agua en movimiento pueden tumbarlo, y un pie puede arrastrar un auto pequeño. Si el agua cubre el camino, dé la vuelta.',
    second: 'Busque hoy un segundo camino a casa que no cruce un arroyo ni un paso a desnivel.',
  },
  'trim-trees': {
    title: 'Mire hacia arriba antes del próximo vendaval',
    first:
      'La mayoría de los daños por viento empiezan con una rama. Camine alrededor de su casa y busque ramas secas o rajadas sobre el techo, el auto y el cable de luz.',
    second: 'No se acerque a las ramas junto a un cable eléctrico: esas las poda su compañía de luz.',
  },
  'first-five-feet': {
    title: 'Despeje los primeros cinco pies',
    first:
      'En un incendio forestal, las brasas inician la mayoría de los incendios de casas. Quite la leña, los tapetes, el mantillo de corteza y las plantas de los cinco pies junto a sus paredes.',
    second: 'La grava o la tierra sin plantas no les dan a las brasas nada que quemar.',
  },
  'drop-cover-hold': {
    title: 'Practique agacharse, cubrirse y sujetarse',
    first:
      'Cuando tiemble, agáchese, métase debajo de una mesa firme y sujétese de ella. No corra hacia afuera: allí caen vidrios y ladrillos.',
    second: 'Háganlo una vez esta semana con todos los de la casa. Toma un minuto.',
  },
  'gutters-and-vents': {
    title: 'Limpie el techo y proteja las ventilas',
    first: 'Las hojas secas en un techo atrapan brasas. Limpie el techo y las canaletas antes del verano.',
    second:
      'Después revise sus ventilas: una malla metálica con aberturas de un octavo de pulgada o menos impide que las brasas entren al ático.',
  },
  'gas-shutoff': {
    title: 'Encuentre la llave de paso del gas',
    first:
      'Después de un terremoto, cierre el gas solo si lo huele, lo oye o sospecha una fuga. Encuentre la válvula ahora y tenga una llave inglesa al lado.',
    second: 'Una vez cerrado, solo su compañía de gas debe volver a abrirlo.',
  },
  'drive-both-routes': {
    title: 'Recorra las dos rutas de salida',
    first:
      'En un incendio se cierran caminos. Elija dos rutas que salgan en direcciones distintas y recorra cada una una vez.',
    second: 'Escríbalas en su plan, para que su concierge también las pueda ver.',
  },
  'red-flag-habits': {
    title: 'Haga un hábito de los días de bandera roja',
    first:
      'En un día de bandera roja, estacione de frente a la calle, tenga el tanque por lo menos a la mitad y cargue sus teléfonos antes de dormir.',
    second: 'No corte pasto seco ni use herramientas que saquen chispas: con viento seco basta una chispa.',
  },
  'cool-place': {
    title: 'Elija su lugar fresco',
    first:
      'El calor manda a más californianos al hospital que cualquier otro clima. Elija un lugar con aire acondicionado al que pueda llegar sin auto: una biblioteca, un centro comercial, un centro de enfriamiento.',
    second: 'En los días de calor pregunte cómo están sus vecinos mayores de 65. Una llamada basta.',
  },
  'video-inventory': {
    title: 'Grabe cada cuarto en diez minutos',
    first:
      'Recorra su casa con el teléfono y grabe cada cuarto, clóset y cajón. Vaya diciendo cuánto cuestan las cosas.',
    second: 'Suba fotos a HomeVault. Después de un incendio, es lo primero que pide su aseguradora.',
  },
  'outage-and-heat': {
    title: 'Planee para el calor sin electricidad',
    first:
      'Un ventilador ya no refresca cuando adentro hay más de unos 95 grados. Si se va la luz en un día de calor, vaya temprano a su lugar fresco.',
    second: 'Si guarda medicinas en el refrigerador, tenga lista una hielera pequeña con bolsas de hielo.',
  },
  'refresh-go-bag': {
    title: 'Renueve su mochila de emergencia',
    first:
      'Revise las fechas de las medicinas, la comida y las baterías. Agregue copias de su identificación, efectivo en billetes chicos, un cargador y una mascarilla N95 por persona.',
    second: 'Téngala junto a la puerta, y zapatos y una linterna junto a la cama.',
  },
  'animals-first': {
    title: 'Practique subir a sus animales',
    first:
      'Las mascotas se esconden cuando sienten miedo. Practique con la transportadora a la vista, y ponga una correa y comida junto a su mochila.',
    second:
      'Para caballos y ganado, consiga desde ahora un remolque y un lugar adonde ir, y salga con la advertencia, no con la orden.',
  },
  'never-in-a-car': {
    title: 'Nunca espere en un auto estacionado',
    first:
      'Un auto estacionado puede calentarse 20 grados en diez minutos, aun con una ventana abierta. Nunca deje adentro a un niño ni a un animal.',
    second: 'Lleve agua en el auto para todos y un parasol para el parabrisas.',
  },
  'know-your-zone': {
    title: 'Conozca su zona de evacuación',
    first:
      'Las autoridades ordenan las evacuaciones por zona. Busque su zona en el mapa de su condado y escríbala en la tarjeta de su plan.',
    second: 'Inscríbase también en las alertas de su condado. Dos fuentes son mejores que una.',
  },
  'ready-for-shutoff': {
    title: 'Prepárese para un corte de electricidad',
    first:
      'Con viento seco, su compañía de luz puede cortar la electricidad por días. Cargue baterías portátiles, tenga una linterna en cada cuarto y aprenda a abrir su garaje a mano.',
    second:
      'Si alguien necesita electricidad para un aparato médico, inscríbalo en el programa médico de su compañía de luz.',
  },
  shakeout: {
    title: 'Participe en el ShakeOut',
    first:
      'El tercer jueves de octubre, millones de californianos practican agacharse, cubrirse y sujetarse en el mismo minuto. Participe en casa o en el trabajo.',
    second: 'Después, elijan a una persona fuera de la zona a quien todos le manden un mensaje.',
  },
  'leave-early': {
    title: 'Decidan quién sale temprano',
    first:
      'Algunas personas necesitan más tiempo: niños pequeños, adultos mayores, quien no maneja. Acuerden desde ahora que salen con la advertencia.',
    second: 'Si no se siente a salvo, váyase. No tiene que esperar una orden.',
  },
  'garage-by-hand': {
    title: 'Abra su garaje sin electricidad',
    first:
      'Encuentre el cordón rojo del abridor de su garaje, jálelo y levante la puerta una vez. En incendios, hay gente que quedó atrapada por puertas que necesitaban electricidad.',
    second: 'Si la puerta es muy pesada, estacione afuera los días de bandera roja.',
  },
  'burn-scar': {
    title: 'Averigüe si vive debajo de una zona quemada',
    first:
      'Después de un incendio, media pulgada de lluvia en una hora puede mandar lodo y rocas cuesta abajo. Si los cerros arriba de su casa se quemaron en los últimos años, salga cuando las autoridades lo digan, antes de la lluvia.',
    second: 'Los sacos de arena detienen agua poco profunda, pero no detienen un flujo de lodo y rocas.',
  },
  'papers-upstairs': {
    title: 'Suba sus documentos',
    first:
      'Ponga pasaportes, escrituras y documentos del seguro en un estante alto, en una bolsa impermeable, y guarde copias en HomeVault.',
    second:
      'Sepa cómo cortar la electricidad en el interruptor principal. Nunca lo toque si está parado en agua.',
  },
  'water-for-two-weeks': {
    title: 'Guarde agua para todos',
    first:
      'Después de un terremoto grande, puede no salir agua de la llave por días. Guarde un galón por persona por día, para tres días por lo menos y mejor para dos semanas.',
    second: 'No olvide a sus animales, y cambie el agua cada seis meses.',
  },
};
