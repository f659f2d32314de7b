import { Accordion, AccordionItem } from '#web/ui/accordion.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Separator } from '#web/ui/separator.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Timeline, TimelineStep } from '#web/ui/timeline.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

export function UiLayout() {
  return (
    <>
      <Specimen title={t.card}>
        <Card>
          <CardHeader>
            <SpecimenRow>
              <CardTitle>{t.sampleHotel}</CardTitle>
              <Badge tone="moss">{t.roomHeld}</Badge>
            </SpecimenRow>
            <CardText>{t.hotelFacts}</CardText>
          </CardHeader>
          <p>{t.hotelDetail}</p>
          <CardFooter>
            <Button>{t.getDirections}</Button>
            <Button variant="ghost">{t.callHotel}</Button>
          </CardFooter>
        </Card>
      </Specimen>
      <Specimen title={t.tabsTitle}>
        <Tabs defaultValue="policy">
          <TabsList aria-label={t.home}>
            <TabsTrigger value="policy">{t.policy}</TabsTrigger>
            <TabsTrigger value="documents">{t.documents}</TabsTrigger>
            <TabsTrigger value="inventory">{t.inventory}</TabsTrigger>
            <TabsTrigger value="claims" disabled>
              {t.claims}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="policy">{t.policyTab}</TabsContent>
          <TabsContent value="documents">{t.documentsTab}</TabsContent>
          <TabsContent value="inventory">{t.inventoryTab}</TabsContent>
        </Tabs>
      </Specimen>
      <Specimen title={t.accordionTitle}>
        <Accordion>
          <AccordionItem title={t.hotelQuestion} open>
            {t.hotelAnswer}
          </AccordionItem>
          <AccordionItem title={t.signalQuestion}>{t.signalAnswer}</AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen title={t.timelineTitle}>
        <Timeline>
          <TimelineStep state="done" title={t.orderReceived} time={t.time1109}>
            {t.zoneLine}
          </TimelineStep>
          <TimelineStep state="done" title={t.roomBooked} time={t.time1110} />
          <TimelineStep state="current" title={t.sendingCash} time={t.by1120} />
          <TimelineStep state="failed" title={t.petBoarding}>
            {t.petsFull}
          </TimelineStep>
          <TimelineStep state="upcoming" title={t.conciergeCall} time={t.by1140} />
        </Timeline>
      </Specimen>
      <Specimen title={t.separatorTitle}>
        <p>
          {t.aboveLine}
          <VisuallyHidden>{t.unseen}</VisuallyHidden>
        </p>
        <Separator />
        <div className="flex gap-4">
          <span>{t.left}</span>
          <Separator vertical />
          <span>{t.right}</span>
        </div>
      </Specimen>
    </>
  );
}
