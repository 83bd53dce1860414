-- A point that was just entered is undone within a minute, while its run is not completed.
grant delete on qc_point to nidan_app;
