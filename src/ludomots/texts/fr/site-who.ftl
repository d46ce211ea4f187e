# Qui l’on est : nom, visage, couleur ; la fiche de secours ; les personnes de cet appareil

site-look-change = Changer de visage
site-look-of = Visage de { $name }
site-look-face = Visage
site-look-colour = Couleur
site-face-cat = Chat
site-face-dog = Chien
site-face-bear = Ours
site-face-frog = Grenouille
site-face-hedgehog = Hérisson
site-face-penguin = Manchot
site-face-mouse = Souris
site-face-turtle = Tortue
site-colour-sun = Jaune
site-colour-orange = Orange
site-colour-coral = Rouge brique
site-colour-rose = Violet
site-colour-sky = Bleu clair
site-colour-sea = Bleu foncé
site-colour-leaf = Vert
site-colour-stone = Gris

site-here-people = Qui joue sur cet appareil
site-here-forget = Oublier { $name }
site-here-none = Les personnes qui jouent sur cet appareil seront proposées ici.

site-data = Vos données
site-data-what = Tout ce qui est gardé de vous, en un seul fichier : nom, parties, résultats, cartes, messages.
site-data-get = Télécharger mes données

site-sheet = Fiche de secours
site-sheet-what = Un code sur papier : il vous rend votre compte si vous perdez vos appareils, sans mot de passe ni adresse.
site-sheet-make = Préparer une fiche
site-sheet-again = Refaire la fiche
site-sheet-made = Fiche faite le { $day }. En refaire une annule l’ancienne.
site-sheet-revoke = Annuler la fiche
site-sheet-ask-revoke = Annuler la fiche de secours ? Son code ne servira plus à rien.
site-sheet-print = Imprimer
site-sheet-of = Fiche de secours de { $name }
site-sheet-how = Sur un nouvel appareil, ouvrez { $site }, puis « Profil », et tapez ce code ; ou visez le carré avec un téléphone.
site-sheet-keep = Gardez cette feuille chez vous : qui a ce code joue à votre place. Le code reste valable jusqu’à ce que vous en fassiez un autre.
site-sheet-will-once = Le code ne sera montré qu’une fois : préparez de quoi l’imprimer ou le recopier.
site-sheet-once = Ce code n’est montré qu’une fois : imprimez-le ou recopiez-le maintenant.
site-sheet-day = Faite le { $day }
site-sheet-qr = Le lien qui ouvre le profil avec ce code
site-sheet-offer = Pour retrouver vos parties même sans cet appareil :
site-sheet-later = Non merci
