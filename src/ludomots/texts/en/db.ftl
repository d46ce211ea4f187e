# The commands about the database.

cli-db = Look after the database of the server.
cli-db-check = Replay every table and compare.
cli-db-backup = Copy the database into a new file, also while games are played.
cli-db-restore = Copy a backup into an empty database.
cli-option-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, the one of this user.
cli-argument-backup = The file of the backup.
cli-argument-backup-file = The new file of the backup; or a folder, in which the backup is named by its time.
cli-option-keep = in the folder, keep only this many backups, the newest

db-checked =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } replayed, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
db-other =
    { $count ->
        [one] One table was opened with a rulebook or word list that is nowhere any more: it was not judged.
       *[other] { $count } tables were opened with a rulebook or word list that is nowhere any more: they were not judged.
    }
db-fault = Table { $table }: { $why }
db-fault-at = Table { $table }, entry { $entry }: { $why }
db-fault-gap = entries are missing before this one
db-fault-unreadable = it cannot be read
db-fault-event = it cannot come at this place
db-fault-move = the rules refuse this move
db-fault-commitment = the secret is not the one that was promised
db-fault-outcome = the game does not end like this
db-fault-table = its row in the list of tables does not follow from its log
db-fault-result = its result does not follow from its log
db-fault-sitters = the people who sit there do not follow from its log
db-saved =
    { $entries ->
        [one] One entry saved.
       *[other] { $entries } entries saved.
    }
db-restored =
    { $entries ->
        [one] One entry restored.
       *[other] { $entries } entries restored.
    }
db-address = A database is named sqlite:///FILE or postgresql://USER@HOST/NAME.
db-not-empty = This database already holds tables: nothing was restored.
db-keep-where = --keep needs a folder that exists: { $folder } is none.
db-none = there is no database yet
db-file = { $file }: { $why }
db-newer = The database { $place } was written by a newer version of Ludomots: its form is { $found }, and this version knows forms up to { $known }. Install that version again, or restore a backup made with this one.
db-away = The database { $place } cannot be reached: { $why }
db-locked = The database { $place } is held by another program and stays locked. Stop that program, then try again.
db-disk-full = There is no room left on the disk of the database { $place }. Make some, then try again.
db-read-only = The database { $place } cannot be written. Check the owner and the permissions of the file and of its folder.
db-damaged = The database { $place } is damaged, or is no database. Restore a backup into a new one: ludomots db restore FILE --database sqlite:///NEW
db-error = The database { $place } says: { $why }
