/** The worked examples of the rules, as records: the server plays them, step by step. */
export const EXAMPLES: Record<string, string> = {
  topword: `[Ludomots "1"]
[Game "topword"]
[Rulebook "1"]
[Preset "french"]
[Words "fr e7e55389bdcfeebe7b4f9e682cc6ce5ef225e22f4537fb1673ce891fefc51820"]
[Player1 "Joueur 1"]
[Player2 "Joueur 2"]
[Player3 "Joueur 3"]

1 | RATEAUJ | 5D RATEAU  | +12 | 12 0 0
2 | IREBSOP | D6 IRE     | +8  | 12 8 0
3 | TRSRACE | 6B TR.S    | +12 | 12 8 12
1 | JBSOAND | 6B B       | +5  | 17 8 12
2 | BSOPMNG | D5 B.S     | +13 | 17 21 12
3 | RACERET | B1 RETRACE | +25 | 17 21 37
1 | JSOANDE | 9D SOJA    | +17 | 34 21 37`,
  'mots-de-tete': `[Ludomots "1"]
[Game "mots-de-tete"]
[Rulebook "1"]
[Preset "french"]
[Words "fr e7e55389bdcfeebe7b4f9e682cc6ce5ef225e22f4537fb1673ce891fefc51820"]
[Player1 "Joueur 1"]
[Player2 "Joueur 2"]
[Player3 "Joueur 3"]
[Player4 "Joueur 4"]

1 | 6 | 6F DISQUE | +17 | 17 0 0 0   | 4
2 | 4 | L6 SOLO   | +32 | 17 32 0 0  | 4
3 | 4 | 7K N.TES  | +23 | 17 32 23 0 | 5
4 | 5 | O4 PEN.ER | +11 | 17 32 23 11 | 6`,
  topscore: `[Ludomots "1"]
[Game "topscore"]
[Rulebook "1"]
[Preset "french"]
[Words "fr e7e55389bdcfeebe7b4f9e682cc6ce5ef225e22f4537fb1673ce891fefc51820"]
[Player1 "Joueur 1"]
[Player2 "Joueur 2"]

1 | ARTEBC | ART     | +5  | 5 0
2 | MOTELI | MOT     | +5  | 5 5
1 | EBCCUL | RATE    | +10 | 15 5
2 | ELISAN | TOME    | +10 | 15 15
1 | BCCULS | TRACE   | +15 | 30 15
2 | LISANU | MOTEL   | +15 | 30 30
1 | BCULSN | CARTES  | +20 | 50 30
2 | ISANUR | MORTEL  | +20 | 50 50
1 | BCULNO | NECTARS | +25 | 75 50
1 | BCULO  | S7      | 0   | 75 50`,
  typo: `[Ludomots "1"]
[Game "typo"]
[Rulebook "1"]
[Preset "french"]
[Words "fr e7e55389bdcfeebe7b4f9e682cc6ce5ef225e22f4537fb1673ce891fefc51820"]
[Player1 "Joueur 1"]
[Player2 "Joueur 2"]
[Player3 "Joueur 3"]
[Opening "IISJ@3"]

1 |  | Z              | 0  | 0 0 0
2 |  | H              | 0  | 0 0 0
3 |  | H              | 0  | 0 0 0
3 |  | +1 HISTOIRE    | 0  | 0 0 0
2 |  | +2 HISTOIRE    | 0  | 0 0 0
1 |  | -1             | -2 | -2 0 0
1 |  | Y              | 0  | -2 0 0
2 |  | U              | 0  | -2 0 0
3 |  | U              | 0  | -2 0 0
2 |  | 4+ JUGE        | 0  | -2 0 0
3 |  | +3 USAGE       | 0  | -2 0 0
1 |  | 1+ ZYGOMATIQUE | 0  | -2 0 0`,
};
