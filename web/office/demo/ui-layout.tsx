import { Accordion, AccordionItem } from '#web/ui/accordion.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardFooter, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Separator } from '#web/ui/separator.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Timeline, TimelineStep } from '#web/ui/timeline.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';

export function UiLayout() {
  return (
    <>
      <Specimen title="Card">
        <Card>
          <CardHeader>
            <SpecimenRow>
              <CardTitle>Pine Crest Lodge</CardTitle>
              <Badge tone="moss">Room held</Badge>
            </SpecimenRow>
            <CardText>31 miles from the zone · 3 nights on your plan · pets welcome</CardText>
          </CardHeader>
          <p>Ask for the room under your own name. The front desk is open all night.</p>
          <CardFooter>
            <Button>Get directions</Button>
            <Button variant="ghost">Call the hotel</Button>
          </CardFooter>
        </Card>
      </Specimen>
      <Specimen title="Tabs; the last one is disabled">
        <Tabs defaultValue="policy">
          <TabsList aria-label="Home">
            <TabsTrigger value="policy">Policy</TabsTrigger>
            <TabsTrigger value="documents">Documents</TabsTrigger>
            <TabsTrigger value="inventory">Inventory</TabsTrigger>
            <TabsTrigger value="claims" disabled>
              Claims
            </TabsTrigger>
          </TabsList>
          <TabsContent value="policy">Carrier, number, limit and deductible.</TabsContent>
          <TabsContent value="documents">Policy, deed and identity papers.</TabsContent>
          <TabsContent value="inventory">What is in the house, room by room.</TabsContent>
        </Tabs>
      </Specimen>
      <Specimen title="Questions that open">
        <Accordion>
          <AccordionItem title="When is the hotel booked?" open>
            As soon as an Evacuation Order covers your address. You get the name and the way by text message.
          </AccordionItem>
          <AccordionItem title="What if my phone has no signal?">
            The plan card in your wallet carries the concierge number and your member number.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen title="Timeline: done, under way, failed, not started">
        <Timeline>
          <TimelineStep state="done" title="Evacuation Order received" time="11:09 PM PST">
            El Dorado County, zone EDC-E124.
          </TimelineStep>
          <TimelineStep state="done" title="Room booked" time="11:10 PM PST" />
          <TimelineStep state="current" title="Sending $1,000 to your card" time="by 11:20 PM PST" />
          <TimelineStep state="failed" title="Pet boarding">
            Full tonight. The concierge is looking for another place.
          </TimelineStep>
          <TimelineStep state="upcoming" title="Concierge call" time="by 11:40 PM PST" />
        </Timeline>
      </Specimen>
      <Specimen title="Separators, and text for screen readers only">
        <p>
          Above the line<VisuallyHidden>, and unseen words</VisuallyHidden>
        </p>
        <Separator />
        <div className="flex gap-4">
          <span>Left</span>
          <Separator vertical />
          <span>Right</span>
        </div>
      </Specimen>
    </>
  );
}
