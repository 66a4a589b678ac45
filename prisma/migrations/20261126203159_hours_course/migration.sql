-- Changed hours count from the next day on.
ALTER TABLE "WorkingTime" ADD COLUMN "course" JSON;
