# Être prévenu de ses parties quand la page est fermée : messages, courriels, calendrier.

problem-no-zone = Ce fuseau horaire est inconnu ici.
problem-push-device = Ce navigateur ne peut pas être joint : l’adresse ou les clés de son service de messages ne sont pas valables.
problem-no-device = Vous n’êtes pas prévenu dans ce navigateur.
problem-no-mail = Ce serveur n’envoie pas de courriels.
problem-mail-not-sent = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
problem-no-notice-link = Ce lien n’est plus valable.
problem-not-at-table = Vous n’êtes pas assis à cette table.
problem-no-calendar = Ce calendrier n’est pas partagé, ou ne l’est plus.

notice-confirm-subject = Ludomots : cette adresse est-elle la vôtre ?
notice-confirm-asked = Quelqu’un, sans doute vous, veut être prévenu ici quand c’est son tour de jouer sur { $site }.
notice-confirm-open = Si c’est vous, ouvrez cette page pour confirmer votre adresse : { $link }
notice-confirm-else = Sinon, ne faites rien : aucun autre courriel ne viendra.
