-- Nothing read these rows but the time a concierge was there, which is the time the services started.
DROP TABLE "conversations" CASCADE;