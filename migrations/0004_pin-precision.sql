ALTER TABLE "homes" ADD COLUMN "accuracy_feet" integer;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "looked_up_lat" double precision;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "looked_up_lng" double precision;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "looked_up_accuracy" text;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_pin_measured" CHECK ("homes"."accuracy_feet" is null or ("homes"."accuracy" is not null and "homes"."accuracy_feet" between 1 and case "homes"."accuracy" when 'pin' then 150 when 'street' then 2640 else 0 end));--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_looked_up_whole" CHECK (("homes"."looked_up_lat" is null) = ("homes"."looked_up_lng" is null) and ("homes"."looked_up_lat" is null) = ("homes"."looked_up_accuracy" is null));--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_looked_up_accuracy_known" CHECK ("homes"."looked_up_accuracy" in ('rooftop', 'street', 'zip'));--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_looked_up_on_earth" CHECK ("homes"."looked_up_lat" between -90 and 90 and "homes"."looked_up_lng" between -180 and 180);--> statement-breakpoint
-- A home without a pin is where our lookup found its address. Pins of earlier versions keep starting services; their
-- precision is unknown until they are saved again.
UPDATE "homes" SET "looked_up_lat" = "lat", "looked_up_lng" = "lng", "looked_up_accuracy" = "accuracy"
WHERE "accuracy" IN ('rooftop', 'street', 'zip');
